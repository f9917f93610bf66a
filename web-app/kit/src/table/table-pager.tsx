import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import { useFormat } from '../i18n/format'
import { useText } from '../i18n/i18n'
import { kitTexts } from '../i18n/messages'
import { Icon } from '../ui/icon'
import { Row } from '../ui/layout'
import { MenuButton } from '../ui/menu-button'
import type { List } from './list'

/** The place in the list, the total, and the buttons to other pages. */
export function TablePager<R>({ list }: { list: List<R> }) {
  const t = useText(kitTexts)
  const { number } = useFormat()
  const last = Math.max(1, Math.ceil(list.total / list.per_page))
  if (list.total === 0) return null
  const from = (list.page - 1) * list.per_page + 1

  const range =
    last === 1
      ? t('table.total', { count: list.total })
      : t('table.range', {
          from: number(from),
          to: number(from + list.rows.length - 1),
          total: number(list.total),
        })

  return (
    <Row gap={1} sx={{ mt: 1, minHeight: 32, color: 'text.secondary' }}>
      <Box className="num" aria-live="polite">
        {range}
      </Box>
      {list.total > 15 && (
        <Row sx={{ marginInlineStart: 'auto' }}>
          <MenuButton
            label={t('table.perPage')}
            look="button"
            entries={[
              t('table.perPage'),
              ...[15, 50, 100].map((size) => ({
                label: number(size),
                selected: size === list.per_page,
                run: () => list.change({ per_page: size }),
              })),
            ]}
          >
            {t('table.rows', { count: list.per_page })}
          </MenuButton>
          <IconButton
            aria-label={t('table.previous')}
            disabled={list.page <= 1}
            onClick={() => list.change({ page: list.page - 1 })}
          >
            <Icon name="back" />
          </IconButton>
          <IconButton
            aria-label={t('table.next')}
            disabled={list.page >= last}
            onClick={() => list.change({ page: list.page + 1 })}
          >
            <Icon name="forward" />
          </IconButton>
        </Row>
      )}
    </Row>
  )
}
