type Json = Record<string, unknown>

const isNull = ({ type }: Json) => type === 'null'
const isEmptyText = (schema: Json) => schema.const === ''

/**
 * Writes each choice as the one shape that a program sends or gets. The server takes more: forms
 * send booleans and numbers as text, and an empty text for null. Generators would make a class of
 * each choice.
 */
export function canonical<T>(json: T): T {
  if (typeof json !== 'object' || json === null) return json
  for (const value of Object.values(json)) canonical(value)
  const schema = json as Json
  if (!Array.isArray(schema.anyOf)) return json
  const choices = narrowed(schema.anyOf as Json[])
  const [only, ...others] = choices.filter((choice) => !isNull(choice))
  const nullable = choices.some(isNull)

  if (only && others.length === 0 && (!nullable || only.type !== undefined)) {
    delete schema.anyOf
    Object.assign(schema, nullable ? orNull(only) : only)
  } else schema.anyOf = choices

  return json
}

/** Returns the choices without those that only forms send. */
function narrowed(given: readonly Json[]): Json[] {
  const choices = given.flatMap((choice) =>
    Array.isArray(choice.anyOf) && Object.keys(choice).length === 1
      ? (choice.anyOf as Json[])
      : [choice],
  )

  const boolean = choices.find(({ type }) => type === 'boolean')
  if (boolean && choices.some(({ const: value }) => value === 0)) return [boolean]
  const typed = choices.some(isNull) ? choices.filter((choice) => !isEmptyText(choice)) : choices
  const isNumeric = typed.some(({ type }) => type === 'number')

  return isNumeric && typed.some(isDecimal) ? typed.filter(({ type }) => type !== 'number') : typed
}

/** A decimal number as text; see `money()` in shapes.ts. */
const isDecimal = ({ type, maxLength }: Json) => type === 'string' && maxLength === 40

function orNull({ type, enum: values, const: value, ...rest }: Json): Json {
  const types = [type].flat()
  const allowed = values ?? (value === undefined ? undefined : [value])

  return {
    ...rest,
    type: types.includes('null') ? types : [...types, 'null'],
    ...(Array.isArray(allowed) && { enum: [...new Set([...allowed, null])] }),
  }
}
