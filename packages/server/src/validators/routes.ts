import { brotliDecompressSync } from 'node:zlib'
import type { FastifyInstance } from 'fastify'

import { NotFoundError } from '../errors/refusals.ts'
import type { FormValidators } from './form-validators.ts'
import { texts } from '../http/texts.ts'

/**
 * Serves the published validators as JavaScript modules. A browser imports them without a token. They contain the
 * definitions of a form and no personal data.
 */
export function addFormValidators(api: FastifyInstance, validators: FormValidators): void {
  api.get<{ Params: { file: string } }>('/form-validators/:file', async (request, reply) => {
    const codeHash = /^([\w-]{43})\.js$/.exec(request.params.file)?.[1]
    const compressed = codeHash === undefined ? undefined : await validators.compressedCode(codeHash)
    if (!compressed) throw new NotFoundError(texts.noSuchUrl)
    reply.type('text/javascript; charset=utf-8').headers({
      'Cache-Control': 'public, max-age=31536000, immutable', // the URL contains the hash of the code
      Vary: 'Accept-Encoding',
    })
    const takesBrotli = /\bbr\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/.test(String(request.headers['accept-encoding']))
    return takesBrotli ? reply.header('Content-Encoding', 'br').send(compressed) : brotliDecompressSync(compressed)
  })
}
