import { parse } from 'qs'

/** `__proto__` as a parameter or inside its brackets. */
const PROTOTYPE = /(^|\[)__proto__(?=\]|\[|$)/g

/** A parameter without a name, which the parser drops. */
const NAMELESS = /(^|&)(=|\[\]=|%5B%5D=)/i

/**
 * Parses the query of an address. Keeps parameters with names of JavaScript's own, such as
 * `constructor`, so that a call refuses them like every unknown one. `__proto__` becomes `_proto_`,
 * because no object can hold it safely.
 */
export const parseQueryString = (text: string): Record<string, unknown> => ({
  ...(NAMELESS.test(text) && { '': '' }),
  ...(parse(text, {
    depth: 3,
    // The length of an address limits them before; a lost one would be no unknown one.
    parameterLimit: 20_000,
    arrayLimit: 500,
    allowPrototypes: true,
    decoder: (part, decode, charset, type) => {
      const decoded = decode(part, decode, charset)
      return type === 'key' ? String(decoded).replace(PROTOTYPE, '$1_proto_') : decoded
    },
  }) as Record<string, unknown>),
})
