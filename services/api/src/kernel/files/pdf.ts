/** The `PdfPort` of the product. */
export const PDF = Symbol('pdf')
