/** Token of the product's `PdfPort`. */
export const PDF = Symbol('pdf')
