import { readFileSync } from 'node:fs'
import { join } from 'node:path'

interface Validator {
  validateXML(options: {
    xml: string
    schema: string[]
  }): Promise<{ valid: boolean; errors: readonly { message: string }[] }>
}

/** libxml2's xmllint as WebAssembly; only these tests need it. */
const VALIDATOR = 'xmllint-wasm'

const schema = readFileSync(join(__dirname, 'pain.001.001.09.xsd'), 'utf8')

/** Returns the violations of the schema in a pain.001.001.09 file. */
export async function violations(xml: string): Promise<string[]> {
  const { validateXML } = require(VALIDATOR) as Validator
  return (await validateXML({ xml, schema: [schema] })).errors.map(({ message }) => message)
}
