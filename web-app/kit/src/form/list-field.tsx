import Button from '@mui/material/Button'
import OutlinedInput from '@mui/material/OutlinedInput'
import { useEffect, useRef, useState } from 'react'
import { useText } from '../i18n/i18n'
import { kitTexts } from '../i18n/messages'
import { Icon } from '../ui/icon'
import { Row, Stack } from '../ui/layout'
import { MenuButton } from '../ui/menu-button'
import { FieldGroup, type Look } from './fields'
import type { FieldProps } from './form'

/** Returns the items of a list that is stored with commas; an empty list has one empty item. */
export const listItems = (value: string) => value.split(',').map((item) => item.trimStart())

/** Returns the stored form of items. */
export const listOf = (items: readonly string[]) => items.join(', ')

/** Returns the items with the one at an index moved up or down. */
export function moved(items: readonly string[], index: number, step: 1 | -1) {
  const next = [...items]
  const [item] = next.splice(index, 1)
  next.splice(index + step, 0, item!)
  return next
}

interface Part {
  label: string
  placeholder?: string
  /** An address, which reads from left to right in every language. */
  ltr?: boolean
}

interface Props extends FieldProps<string>, Look {
  label: string
  /** The inputs of an item; the value separates them by a vertical bar. */
  parts: readonly Part[]
  /** Label of the button that adds an item. */
  add: string
}

/** Edits a list that is stored as one text: an input for each item, in an order of one's own. */
export function ListField({ name: _, value, onChange, parts, add, disabled, ...field }: Props) {
  const box = useRef<HTMLElement>(null)
  const [added, setAdded] = useState(0)
  const items = listItems(value)
  const change = (next: readonly string[]) => onChange(listOf(next))

  const append = () => {
    change([...items, ''])
    setAdded((count) => count + 1)
  }

  useEffect(() => {
    if (added === 0) return
    const inputs = box.current?.querySelectorAll<HTMLElement>('[data-item]:last-of-type input')
    inputs?.[0]?.focus()
  }, [added])

  return (
    <FieldGroup {...field}>
      <Stack ref={box} gap={0.5}>
        {items.map((item, index) => (
          <ItemRow
            // biome-ignore lint/suspicious/noArrayIndexKey: an item is its place
            key={index}
            item={item}
            index={index}
            last={index === items.length - 1}
            parts={parts}
            disabled={disabled}
            change={(text) => change(items.map((each, at) => (at === index ? text : each)))}
            move={(step) => change(moved(items, index, step))}
            remove={() => change(items.filter((_, at) => at !== index))}
            append={append}
          />
        ))}
      </Stack>
      <Button
        variant="text"
        startIcon={<Icon name="plus" />}
        disabled={disabled}
        onClick={append}
        sx={{ mt: 0.5 }}
      >
        {add}
      </Button>
    </FieldGroup>
  )
}

interface ItemProps {
  item: string
  index: number
  last: boolean
  parts: readonly Part[]
  disabled: boolean | undefined
  change: (item: string) => void
  move: (step: 1 | -1) => void
  remove: () => void
  append: () => void
}

/** One item: its inputs, and a menu that moves or removes it. */
function ItemRow(props: ItemProps) {
  const { item, index, last, parts, disabled, change, move, remove, append } = props
  const t = useText(kitTexts)
  const texts = item.split('|')
  const name = texts[0] || String(index + 1)

  const write = (at: number, text: string) =>
    change(parts.map((_, part) => (part === at ? text : (texts[part] ?? ''))).join('|'))

  return (
    <Row gap={0.5} data-item="">
      {parts.map(({ label, placeholder, ltr }, at) => (
        <OutlinedInput
          key={label}
          fullWidth
          disabled={disabled}
          value={texts[at] ?? ''}
          placeholder={placeholder}
          onChange={(event) => write(at, event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
            // Enter adds an item instead of sending the form.
            event.preventDefault()
            if (last && item !== '') append()
          }}
          inputProps={{ 'aria-label': `${label} ${index + 1}`, dir: ltr ? 'ltr' : 'auto' }}
        />
      ))}
      {!disabled && (
        <MenuButton
          label={t('list.actions', { name })}
          entries={[
            {
              label: t('reorder.up', { name }),
              icon: 'up',
              disabled: index === 0,
              run: () => move(-1),
            },
            {
              label: t('reorder.down', { name }),
              icon: 'down',
              disabled: last,
              run: () => move(1),
            },
            null,
            { label: t('list.remove'), icon: 'trash', danger: true, run: remove },
          ]}
        >
          <Icon name="more" />
        </MenuButton>
      )}
    </Row>
  )
}
