import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Link from '@mui/material/Link'
import type { ReactNode } from 'react'
import { isolated } from '../../../i18n/format'
import { useText } from '../../../i18n/i18n'
import { Icon } from '../../../ui/icon'
import { BareList, Grow, Row } from '../../../ui/layout'
import { EmptyState } from '../../../ui/states'
import { Strong } from '../../../ui/text'
import { relativesTexts } from './messages'

interface Props<R> {
  label: string
  rows: readonly R[]
  /** Facts below the name; one with `href` is a link. */
  facts: (row: R) => readonly { text: string; href?: string }[]
  /** Undefined for readers. */
  edit: ((row: R) => void) | undefined
  remove: (row: R) => void
  empty: { title: string; text: string; action: ReactNode }
}

/** People, one per line. */
export function RelativesList<R extends { id: string; name: string }>({
  label,
  rows,
  facts,
  edit,
  remove,
  empty,
}: Props<R>) {
  const t = useText(relativesTexts)
  if (rows.length === 0) return <EmptyState dense icon="user" {...empty} />

  return (
    <BareList aria-label={label}>
      {rows.map((row) => (
        <Row
          component="li"
          key={row.id}
          gap={1}
          sx={{
            paddingBlock: 1.25,
            paddingInline: '16px 8px',
            '& + &': { borderTop: 1, borderColor: 'divider' },
          }}
        >
          <Grow>
            <Strong component="bdi" sx={{ display: 'block', overflowWrap: 'anywhere' }}>
              {row.name}
            </Strong>
            <Row
              align="stretch"
              wrap
              sx={{ columnGap: 1.5, color: 'text.secondary', fontSize: 12, lineHeight: '20px' }}
            >
              {facts(row).map(({ text, href }) =>
                href ? (
                  <Link
                    key={href}
                    href={href}
                    className="num ltr"
                    sx={{ overflowWrap: 'anywhere', minHeight: 24, lineHeight: '24px' }}
                  >
                    {text}
                  </Link>
                ) : (
                  <Box
                    component="bdi"
                    key={text}
                    sx={{ overflowWrap: 'anywhere', lineHeight: '24px' }}
                  >
                    {text}
                  </Box>
                ),
              )}
            </Row>
          </Grow>
          {edit && (
            <>
              <IconButton
                aria-label={t('edit', { name: isolated(row.name) })}
                onClick={() => edit(row)}
              >
                <Icon name="edit" size={14} />
              </IconButton>
              <IconButton
                aria-label={t('remove', { name: isolated(row.name) })}
                onClick={() => remove(row)}
              >
                <Icon name="trash" size={14} />
              </IconButton>
            </>
          )}
        </Row>
      ))}
    </BareList>
  )
}
