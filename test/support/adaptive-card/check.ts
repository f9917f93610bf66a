import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import Ajv from 'ajv'

// The schema has the `id` of draft 6, which the validator does not read.
const {
  id: _,
  $schema: __,
  ...schema
} = JSON.parse(readFileSync(join(__dirname, 'adaptive-card.json'), 'utf8'))

const validate = new Ajv({ strict: false, validateFormats: false }).compile(schema)

/** Returns what is wrong with a card by Microsoft's schema. */
export const faultsOfCard = (card: unknown): string[] =>
  validate(card)
    ? []
    : (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`)
