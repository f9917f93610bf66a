/** Behaves on demand as third-party parsers have behaved on strangers' files. */
export function parse(how: 'loop' | 'backtrack' | 'eat' | 'throw' | 'end' | 'answer'): string {
  switch (how) {
    case 'loop':
      for (;;);
    case 'backtrack':
      return String(/^(a+)+$/.test(`${'a'.repeat(60)}b`))
    case 'eat':
      return Array.from({ length: 1e9 }, (_, n) => [n, `${n}`]).join('')
    case 'throw':
      throw new TypeError('of a secret in a file')
    case 'end':
      return process.exit(3)
    case 'answer':
      return 'read'
  }
}
