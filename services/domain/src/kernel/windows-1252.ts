/** Characters of the bytes 80 to 9F in Windows-1252; five are unassigned. */
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
 * Replaces the control characters 80 to 9F of a text read as Latin-1 by those of Windows-1252. Has
 * its own table, because `TextDecoder('windows-1252')` decodes Latin-1 on many versions of Node.js.
 */
export const windows1252 = (latin1: string) =>
  latin1.replace(/[\u0080-\u009f]/g, (control) => HIGH[control.charCodeAt(0) - 0x80]!)
