/** Returns a small file that is a PDF by its content, different for each text. */
export const smallPdf = (text = 'a document') => Buffer.from(`%PDF-1.4\n% ${text}\n%%EOF\n`)
