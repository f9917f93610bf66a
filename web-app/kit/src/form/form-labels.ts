/** Returns the labels of a form's fields as they are on the screen, by the fields' names. */
export function labelsOf(form: HTMLFormElement | null): Record<string, string> {
  const labels: Record<string, string> = {}

  for (const input of form?.querySelectorAll<HTMLInputElement>('[name]') ?? []) {
    const label = labelOf(input)
    if (label) labels[input.name] ??= label
  }

  return labels
}

/** Options of a choice have labels of their own; its name is that of their group. */
function labelOf(input: HTMLInputElement): string {
  const legend = input.type === 'radio' && input.closest('fieldset')?.querySelector('legend')
  if (legend) return textOf(legend)
  const [label] = input.labels ?? []
  if (label) return textOf(label)

  // A select's own input is invisible; its button is next to it.
  return (
    input.getAttribute('aria-label') ??
    input.parentElement?.querySelector('[role=combobox]')?.getAttribute('aria-label') ??
    ''
  )
}

/** Returns the text without signs such as the asterisk of a required field. */
const textOf = (element: Element): string =>
  [...element.childNodes]
    .filter((node) => !(node instanceof Element && node.getAttribute('aria-hidden') === 'true'))
    .map((node) => node.textContent)
    .join('')
    .trim()
