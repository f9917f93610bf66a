import { useFormat } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import { Grow, Row } from '@workledger/kit/ui/layout'
import { Muted, Strong } from '@workledger/kit/ui/text'
import { useEffect, useRef } from 'react'
import { type GridRow, nameOfRow } from './grid-rows'
import { InlineInput } from './inline-input'
import { timerTexts } from './messages'
import { TagButton } from './tags/tag-button'
import { sheetTexts } from './timesheet-words/messages'

interface Chosen {
  row: GridRow
  day: string
  locked?: string | undefined
  /** Its typed time waits for a description. */
  waits: boolean
}

interface Props {
  /** The cell that has or had the focus last; none at first. */
  chosen?: Chosen | undefined
  /** Each higher number asks for the description by the focus. */
  asked: number
  save: (row: GridRow, day: string, description: string) => Promise<unknown>
  tag: (row: GridRow, day: string, tags: string[]) => void
}

/** The description and tags of the chosen cell's entry. It keeps its height, so that nothing below moves. */
export function CellNote({ chosen, asked, save, tag }: Props) {
  const t = useText(timerTexts)
  const ts = useText(sheetTexts)
  const { shortDay } = useFormat()
  const input = useRef<HTMLInputElement>(null)

  useEffect(() => {
    if (asked > 0) input.current?.focus()
  }, [asked])

  if (!chosen) return <Row sx={{ minHeight: 44, px: 1 }} />
  const { row, day, locked, waits } = chosen
  const cell = row.cells.find((each) => each.day === day)
  const label = ts('cell', { name: nameOfRow(row, t('noProject')), day: shortDay(day) })
  const fixed = locked !== undefined || !(cell?.typable || waits)

  return (
    <Row gap={1} wrap sx={{ minHeight: 44, px: 1 }}>
      <Strong sx={{ fontSize: 13 }}>{label}</Strong>
      <Grow>
        <InlineInput
          key={`${label} ${cell?.description}`}
          value={cell?.description ?? ''}
          label={t('description')}
          placeholder={fixed ? '' : waits ? ts('describe') : t('addDescription')}
          disabled={fixed}
          ref={input}
          save={(description) => save(row, day, description)}
        />
      </Grow>
      {cell && fixed && cell.tags.length > 0 && (
        <Muted component="bdi" size={12}>
          {cell.tags.map((tag) => `#${tag}`).join(' ')}
        </Muted>
      )}
      {cell && !fixed && <TagButton tags={cell.tags} onChange={(tags) => tag(row, day, tags)} />}
      {waits && <Muted size={12}>{ts('waits')}</Muted>}
      {cell && locked && <Muted size={12}>{locked}</Muted>}
    </Row>
  )
}
