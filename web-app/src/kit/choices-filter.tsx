import { useFormat } from './format'
import { Icon } from './icon'
import { MenuButton } from './menu-button'

interface Props {
  label: string
  /** What none chosen means. */
  all: string
  values: readonly string[]
  options: readonly { value: string; label: string }[]
  onChange: (values: string[]) => void
}

/** A filter that takes several: what it is and what, or how many, is chosen, in one button. */
export function ChoicesFilter({ label, all, values, options, onChange }: Props) {
  const { number } = useFormat()
  const one = values.length === 1 ? options.find(({ value }) => value === values[0])?.label : undefined
  return (
    <MenuButton
      look="button"
      label={label}
      entries={[
        { label: all, selected: values.length === 0, run: () => onChange([]) },
        null,
        ...options.map(({ value, label }) => {
          const checked = values.includes(value)
          const run = () => onChange(checked ? values.filter((each) => each !== value) : [...values, value])
          return { label, checked, run }
        }),
      ]}
    >
      {label}: {values.length === 0 ? all : (one ?? number(values.length))}
      <Icon name="down" size={14} style={{ marginInlineStart: 6 }} />
    </MenuButton>
  )
}
