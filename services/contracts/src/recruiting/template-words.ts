const placeholders = ['first_name', 'last_name', 'opening', 'company', 'when', 'place'] as const

export type TemplateValues = { [K in (typeof placeholders)[number]]?: string }

const placeholderPattern = new RegExp(`\\{(${placeholders.join('|')})\\}`, 'g')

/** Fills the placeholders of a template's text; one without a value stays. */
export const filledTemplate = (text: string, values: TemplateValues) =>
  text.replace(placeholderPattern, (typed, name: keyof TemplateValues) => values[name] ?? typed)
