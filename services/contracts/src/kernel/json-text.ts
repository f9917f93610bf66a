/**
 * Parses JSON inside a value. Throws for `__proto__` too: a copy of the object would lose it without
 * a word.
 */
export const parseJsonText = (text: string): unknown =>
  JSON.parse(text, (name, value: unknown) => {
    if (name === '__proto__') throw new SyntaxError('__proto__ names no value')
    return value
  })
