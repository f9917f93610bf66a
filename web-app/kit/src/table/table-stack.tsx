import Box from '@mui/material/Box'
import { BareList, Row, Stack } from '../ui/layout'
import { Muted, Strong } from '../ui/text'
import type { Column, ColumnsProps } from './table-props'
import { cut, rowLook, rowProps, totalsLook, useRowKeys } from './table-rows'

/**
 * The same rows as cards where the columns do not fit: title and key figure, then the muted facts
 * and the chip. A roomy card shows every column.
 */
export function TableStack<R>({
  columns,
  list,
  label,
  rowActions,
  totals,
  roomy,
  ...rest
}: ColumnsProps<R> & { roomy: boolean }) {
  const { body, onKeyDown } = useRowKeys()
  const card = cardOf(columns)
  const { chooser, title, figure } = card

  return (
    <BareList ref={body} aria-label={label} onKeyDown={onKeyDown}>
      {list.rows.map((row, index) => (
        <Box
          key={rest.rowKey(row)}
          component="li"
          {...rowProps(row, index, rest)}
          sx={{
            ...rowLook,
            display: 'flex',
            gap: 1,
            py: 1.25,
            px: 2,
            borderBottom: 1,
            borderColor: 'divider',
            '&:last-child': { border: 0 },
          }}
        >
          {chooser && <Box sx={{ flex: 'none', pt: 1 }}>{chooser.cell(row)}</Box>}
          {roomy ? (
            <RoomyCard row={row} card={card} rowActions={rowActions} />
          ) : (
            <RowCard row={row} card={card} rowActions={rowActions} />
          )}
        </Box>
      ))}
      {totals && (
        <Box
          component="li"
          sx={{ ...totalsLook, ...cardLine, py: 1.25, px: 2, borderColor: 'divider' }}
        >
          <Box sx={{ flex: 1 }}>{title && totals[title.id]}</Box>
          <span className="num">{figure && totals[figure.id]}</span>
        </Box>
      )}
    </BareList>
  )
}

interface RowCardProps<R> extends Pick<ColumnsProps<R>, 'rowActions'> {
  row: R
  card: ReturnType<typeof cardOf<R>>
}

/** The lines of one card. */
function RowCard<R>({ row, card: { title, figure, facts, chips }, rowActions }: RowCardProps<R>) {
  const texts = saidOf(facts, row)
  const marks = saidOf(chips, row)
  const second = texts.length > 0 || chips.length > 0

  return (
    <Stack gap={0.5} sx={{ flex: 1, minWidth: 0 }}>
      <Box sx={cardLine}>
        <Box sx={{ ...cut, flex: 1, fontWeight: 500 }}>{title?.cell(row)}</Box>
        {figure && (
          <Strong className="num" weight={600} sx={{ flex: 'none' }}>
            {(figure.end || figure.named) && (
              <Muted component="span" size={12} sx={{ marginInlineEnd: 0.75, fontWeight: 400 }}>
                {figure.label}
              </Muted>
            )}
            {figure.cell(row)}
          </Strong>
        )}
        {/* Without neighbours, the buttons take no line of their own. */}
        {!second && <Box sx={{ flex: 'none', alignSelf: 'center' }}>{rowActions?.(row)}</Box>}
      </Box>
      {second && (
        <Box
          sx={{
            ...cardLine,
            flexWrap: 'wrap',
            justifyContent: 'flex-end',
            color: 'text.secondary',
            fontSize: 13,
          }}
        >
          <Box sx={{ flex: '1 1 140px', minWidth: 0 }}>
            {texts.map(({ column, fact }) => (
              <Box
                key={column.id}
                className={column.end ? 'num' : undefined}
                sx={column.end || column.named ? cut : factLook}
              >
                {(column.end || column.named) && `${column.label} `}
                {fact}
              </Box>
            ))}
          </Box>
          <Row gap={0.5} sx={{ flex: 'none', alignSelf: 'end', color: 'text.primary' }}>
            {marks.map(({ column, fact }) => (
              <span key={column.id}>{fact}</span>
            ))}
            {rowActions?.(row)}
          </Row>
        </Box>
      )}
    </Stack>
  )
}

/** A card with room: title, chips and actions in one line, and every other column below. */
function RoomyCard<R>({ row, card, rowActions }: RowCardProps<R>) {
  const { title, figure, chips, others } = card

  return (
    <Stack gap={0.5} sx={{ flex: 1, minWidth: 0 }}>
      <Row gap={1.5} sx={{ minHeight: 32 }}>
        <Box sx={{ ...cut, flex: 1, fontWeight: 500 }}>{title?.cell(row)}</Box>
        {figure && (
          <Strong className="num" weight={600} sx={{ flex: 'none' }}>
            <FactLabel>{figure.label}</FactLabel>
            {figure.cell(row)}
          </Strong>
        )}
        {saidOf(chips, row).map(({ column, fact }) => (
          <span key={column.id}>{fact}</span>
        ))}
        {rowActions && <Box sx={{ flex: 'none' }}>{rowActions(row)}</Box>}
      </Row>
      <Row wrap align="baseline" sx={{ columnGap: 2.5, rowGap: 0.25, fontSize: 13 }}>
        {saidOf(others, row).map(({ column, fact }) => (
          <Row
            key={column.id}
            align="baseline"
            className={column.end ? 'num' : undefined}
            // A cell that draws nothing needs no label either.
            sx={{ minWidth: 0, '&:has(> [data-fact]:empty)': { display: 'none' } }}
          >
            <FactLabel>{column.label}</FactLabel>
            <Box data-fact="" sx={{ minWidth: 0 }}>
              {fact}
            </Box>
          </Row>
        ))}
      </Row>
    </Stack>
  )
}

const FactLabel = ({ children }: { children: string }) => (
  <Muted component="span" size={12} sx={{ flex: 'none', marginInlineEnd: 0.75, fontWeight: 400 }}>
    {children}
  </Muted>
)

/** Returns the columns' values of a row, without empty ones. */
const saidOf = <R,>(columns: readonly Column<R>[], row: R) =>
  columns
    .map((column) => ({ column, fact: column.cell(row) }))
    .filter(({ fact }) => fact !== null && fact !== undefined && fact !== '')

const cardLine = { display: 'flex', alignItems: 'baseline', gap: 1, minWidth: 0 } as const

/** An address in a right-to-left page is truncated at its own end, not at its beginning. */
const factLook = { ...cut, '& > .ltr:only-child': { ...cut, display: 'block' } } as const

function cardOf<R>(columns: readonly Column<R>[]) {
  const chooser = columns.find(({ head }) => head)
  const shown = columns.filter(({ head, card }) => !head && card !== 'none')
  const title = shown.find(({ fixed }) => fixed) ?? shown[0]
  const figure = shown.find(({ card }) => card === 'figure')
  const chips = shown.filter(({ card, id }) => card === 'chip' || (id === 'status' && !card))
  const said = shown.filter((column) => column.card === 'fact' && column !== title)
  const others = shown.filter(
    (column) => column !== title && column !== figure && !chips.includes(column),
  )

  const facts = said.length > 0 ? said : others.slice(0, 2)

  // A column that a phone's card leaves out still has its place on a roomy one.
  const hiddenOnPhones = columns.filter(
    ({ head, card, label }) => !head && card === 'none' && label,
  )

  return { chooser, title, figure, chips, facts, others: [...others, ...hiddenOnPhones] }
}
