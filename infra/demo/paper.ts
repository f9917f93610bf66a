/**
 * Returns a page of plain text as a PDF, in the one font of every reader; Latin letters without
 * accents.
 */
export function paper(title: string, lines: readonly string[]): Buffer {
  const escaped = (text: string) => text.replace(/[\\()]/g, '\\$&')

  const text = [
    'BT /F1 18 Tf 72 760 Td',
    `(${escaped(title)}) Tj`,
    '/F1 11 Tf 0 -36 Td 16 TL',
    ...lines.map((line) => `(${escaped(line)}) Tj T*`),
    'ET',
  ].join('\n')

  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ]

  let written = '%PDF-1.4\n'

  const places = objects.map((object, index) => {
    const at = written.length
    written += `${index + 1} 0 obj\n${object}\nendobj\n`
    return `${String(at).padStart(10, '0')} 00000 n \n`
  })

  const start = written.length
  written += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.join('')}`
  written += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`

  return Buffer.from(written, 'latin1')
}
