import { pair } from '../i18n/pair'
import { Icon } from './icon'
import { MenuButton } from './menu-button'

interface Props {
  label: string
  value: string
  options: readonly { value: string; label: string }[]
  onChange: (value: string) => void
}

/** A filter of a list: its name and choice in one button. */
export function FilterMenu({ label, value, options, onChange }: Props) {
  const chosen = options.find((option) => option.value === value) ?? options[0]
  return (
    <MenuButton
      look="button"
      active={chosen !== options[0]}
      label={label}
      entries={options.map((option) => ({
        label: option.label,
        selected: option === chosen,
        run: () => onChange(option.value),
      }))}
    >
      {pair(label, chosen?.label ?? '')}
      <Icon name="down" size={14} style={{ marginInlineStart: 6 }} />
    </MenuButton>
  )
}
