const FIELDS =
  'input:not([type=hidden], [tabindex="-1"]), textarea:not([aria-hidden]), select, [role=combobox], [role=spinbutton]'

/** Returns the fields of an element that can be changed. */
export const openFields = (within: Element): HTMLElement[] =>
  [...within.querySelectorAll<HTMLElement>(FIELDS)].filter(
    (field) =>
      !field.matches(':disabled, [aria-disabled=true]') && field.getClientRects().length > 0,
  )

/**
 * Moves the focus into the first field that can be changed; a field with `autoFocus` keeps it. As a
 * ref it runs once, when the form is in the document.
 */
export function focusFirstField(fields: HTMLElement | null) {
  if (!fields || fields.contains(document.activeElement)) return

  openFields(fields)[0]?.focus()
}
