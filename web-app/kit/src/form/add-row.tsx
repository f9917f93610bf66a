import Button, { type ButtonProps } from '@mui/material/Button'
import { flushSync } from 'react-dom'
import { Icon } from '../ui/icon'
import { openFields } from './first-field'

interface Props extends Pick<ButtonProps, 'children' | 'disabled' | 'variant' | 'color' | 'sx'> {
  /** Appends the row to the form's values. */
  add: () => void
}

/** A button that adds a row of fields to a form, and moves the focus into the row. */
export function AddRow({ add, variant = 'text', ...look }: Props) {
  const press = (button: Element) => {
    const form = button.closest('form, [role=dialog]') ?? document.body
    const before = new Set(openFields(form))
    flushSync(add)
    const [first] = openFields(form).filter((field) => !before.has(field))
    first?.focus()
  }

  return (
    <Button
      variant={variant}
      startIcon={<Icon name="plus" />}
      onClick={({ currentTarget }) => press(currentTarget)}
      {...look}
    />
  )
}
