import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

import { isoCBOR } from '@simplewebauthn/server/helpers'

/** Where the person is, as the browser reports it. */
interface Site {
  origin: string
  rpId: string
}

/** Bits of the authenticator data (WebAuthn, 6.1): user present, user verified, attested credential data. */
const flags = { present: 1, verified: 4, attested: 64 }

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest()

/** An authenticator in software: one ES256 passkey, of a person who is present and, unless told otherwise, verified. */
export class SoftwareAuthenticator {
  readonly id = randomBytes(32).toString('base64url')
  isVerified = true
  counter = 0
  private readonly keys = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  private readonly site: Site

  constructor(site: Site = { origin: 'http://localhost:4000', rpId: 'localhost' }) {
    this.site = site
  }

  /** What `navigator.credentials.create` gives for the options of a server. */
  register({ challenge }: { challenge: string }): object {
    const credentialId = Buffer.from(this.id, 'base64url')
    const length = Buffer.alloc(2)
    length.writeUInt16BE(credentialId.length)
    const attested = Buffer.concat([Buffer.alloc(16), length, credentialId, this.publicKey()])
    const authData = Buffer.concat([this.data(flags.attested), attested])
    const attestation = isoCBOR.encode(
      new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', new Uint8Array(authData)],
      ]) as Parameters<typeof isoCBOR.encode>[0],
    )
    return this.credential({
      clientDataJSON: this.clientData('webauthn.create', challenge).toString('base64url'),
      attestationObject: Buffer.from(attestation).toString('base64url'),
      transports: ['internal'],
    })
  }

  /** What `navigator.credentials.get` gives for the options of a server. */
  answer({ challenge }: { challenge: string }): object {
    this.counter++
    const authenticatorData = this.data(0)
    const clientData = this.clientData('webauthn.get', challenge)
    const signature = sign('sha256', Buffer.concat([authenticatorData, sha256(clientData)]), this.keys.privateKey)
    return this.credential({
      clientDataJSON: clientData.toString('base64url'),
      authenticatorData: authenticatorData.toString('base64url'),
      signature: signature.toString('base64url'),
    })
  }

  private credential(response: object): object {
    return { id: this.id, rawId: this.id, type: 'public-key', clientExtensionResults: {}, response }
  }

  private clientData(type: string, challenge: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin: this.site.origin, crossOrigin: false }))
  }

  private data(more: number): Buffer {
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(this.counter)
    const bits = flags.present + (this.isVerified ? flags.verified : 0) + more
    return Buffer.concat([sha256(this.site.rpId), Buffer.from([bits]), counter])
  }

  /** The COSE key: EC2 on P-256 for ES256. */
  private publicKey(): Buffer {
    const { x = '', y = '' } = this.keys.publicKey.export({ format: 'jwk' })
    const key = new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
      [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
    ])
    return Buffer.from(isoCBOR.encode(key as Parameters<typeof isoCBOR.encode>[0]))
  }
}
