import { run } from '../command.mjs'
import { licenseOf } from './licenses.ts'
import { keyOf, productionPackages } from './production-packages.ts'

interface Component {
  'bom-ref': string
  name: string
  group?: string
  licenses?: unknown[]
}

/** The parts of a CycloneDX document that this file changes. */
interface Bill {
  serialNumber?: string
  metadata: { timestamp?: string; tools?: unknown; component: Component }
  components: Component[]
  dependencies: { ref: string; dependsOn: string[] }[]
}

/** Thrown when npm could not write the bill of materials. */
class BillFailedError extends Error {
  override readonly name = 'BillFailedError'
}

/**
 * The bill of materials of everything that is shipped, as CycloneDX 1.5 in JSON. It depends only on the lock file:
 * without times, random numbers, folder names and machine names, it is the same on every machine.
 */
export async function billOfMaterials(): Promise<string> {
  const { code, output } = await run('npm', ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only'], {
    quiet: true,
  })
  if (code !== 0) throw new BillFailedError(`npm sbom failed: ${output.slice(-500)}`)
  return `${JSON.stringify(shippedPart(JSON.parse(output) as Bill), null, 2)}\n`
}

function shippedPart({ serialNumber: _, metadata, components, dependencies, ...rest }: Bill): Bill {
  const { timestamp: __, tools: ___, component, ...other } = metadata
  const own = component['bom-ref']
  const shipped = new Map(productionPackages().map((one) => [keyOf(one), one]))
  return {
    ...rest,
    metadata: { ...other, component: { ...component, name: own.replace(/@[^@]*$/, '') } },
    components: components.flatMap((part) => {
      const found = shipped.get(part['bom-ref'])
      const license = found && licenseOf(found)
      if (!found) return []
      return part.licenses || license === undefined ? [part] : [{ ...part, licenses: [{ license: { name: license } }] }]
    }),
    dependencies: dependencies
      .filter(({ ref }) => ref === own || shipped.has(ref))
      .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((one) => shipped.has(one)) })),
  }
}
