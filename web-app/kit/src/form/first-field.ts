const FIELDS =
  'input:not([type=hidden], [tabindex="-1"]), textarea:not([aria-hidden]), select, [role=combobox], [role=spinbutton]'

/**
 * Moves the focus into the first field that can be changed; a field with `autoFocus` keeps it. As a
 * ref it runs once, when the form is in the document.
 */
export function focusFirstField(fields: HTMLElement | null) {
  if (!fields || fields.contains(document.activeElement)) return

  const first = [...fields.querySelectorAll<HTMLElement>(FIELDS)].find(
    (field) =>
      !field.matches(':disabled, [aria-disabled=true]') && field.getClientRects().length > 0,
  )

  first?.focus()
}
