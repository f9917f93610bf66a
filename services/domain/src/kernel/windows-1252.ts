/** Characters of the bytes 80 to 9F in Windows-1252; five of them are none. */
const HIGH = [
  ...[
    '€',
    '\ufffd',
    '‚',
    'ƒ',
    '„',
    '…',
    '†',
    '‡',
    'ˆ',
    '‰',
    'Š',
    '‹',
    'Œ',
    '\ufffd',
    'Ž',
    '\ufffd',
  ],
  ...['\ufffd', '‘', '’', '“', '”', '•', '–', '—', '˜', '™', 'š', '›', 'œ', '\ufffd', 'ž', 'Ÿ'],
]

/**
 * Gives text that was read as Latin-1 the characters that Windows-1252 has at 80 to 9F, where
 * Latin-1 has controls. A table of our own, since `TextDecoder('windows-1252')` decodes Latin-1 on
 * many versions of Node.js.
 */
export const windows1252 = (latin1: string) =>
  latin1.replace(/[\u0080-\u009f]/g, (control) => HIGH[control.charCodeAt(0) - 0x80]!)
