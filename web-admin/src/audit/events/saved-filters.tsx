import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import { useQuery } from '@tanstack/react-query'
import type { AuditFilter, AuditFilters } from '@workledger/contracts/audit/audit.lists'
import { auditEventsApi } from '@workledger/contracts/audit/audit-events.api'
import { useText } from '@workledger/kit/i18n/i18n'
import { useMember } from '@workledger/kit/net/current'
import { query } from '@workledger/kit/net/query'
import { Card } from '@workledger/kit/ui/card'
import { Icon } from '@workledger/kit/ui/icon'
import { Row } from '@workledger/kit/ui/layout'
import { MenuButton } from '@workledger/kit/ui/menu-button'
import { FailedState, SkeletonRows } from '@workledger/kit/ui/states'
import { Muted } from '@workledger/kit/ui/text'
import { useId, useState } from 'react'
import { useRemoval } from '../../kit/use-removal'
import { auditTexts } from '../messages'
import { FilterDialog } from './filter-dialog'

type Filters = Record<string, string>

interface Props {
  q: string
  filters: Filters
  use: (saved: { q: string; filters: Filters }) => void
  /** Above the list in a narrow window, it shows its title alone until it is opened. */
  folded?: boolean
}

const asTyped = (filters: AuditFilter['filters']): { q: string; filters: Filters } => {
  const { q, ...rest } = filters
  return {
    q: q ?? '',
    filters: Object.fromEntries(Object.entries(rest).map(([name, value]) => [name, value ?? ''])),
  }
}

const asSaved = (q: string, { person, area, type, actor, from, to }: Filters): AuditFilters => ({
  q: q || null,
  person: person || null,
  area: area || null,
  type: type || null,
  actor: actor || null,
  from: from || null,
  to: to || null,
})

/** Saved searches: the viewer's own and those that others share. */
export function SavedFilters({ q, filters, use, folded = false }: Props) {
  const t = useText(auditTexts)
  const { workspace } = useMember()
  const [open, setOpen] = useState<'new' | AuditFilter | null>(null)
  const [unfolded, setUnfolded] = useState(false)
  const content = useId()
  const { data, error, refetch } = useQuery(
    query(auditEventsApi.auditFilters, { params: { ws: workspace.id } }),
  )

  const remove = useRemoval('deleteAuditFilter', {
    title: (name) => t('filters.deleteTitle', { name }),
    text: t('filters.deleteText'),
    action: t('filters.delete'),
    done: t('filters.deleted'),
    failed: t('filters.deleteFailed'),
  })

  const chosen = q !== '' || Object.values(filters).some((value) => value !== '')
  if (folded && !error && !chosen && !data?.data.length) return null

  return (
    <Card
      title={t('filters.title')}
      aside={
        <>
          {chosen && (
            <Button size="small" variant="text" onClick={() => setOpen('new')}>
              {t('filters.save')}
            </Button>
          )}
          {folded && (
            <IconButton
              size="small"
              aria-label={t('filters.title')}
              aria-expanded={unfolded}
              aria-controls={content}
              onClick={() => setUnfolded(!unfolded)}
            >
              <Icon name={unfolded ? 'up' : 'down'} size={16} />
            </IconButton>
          )}
        </>
      }
    >
      <div id={content} hidden={folded && !unfolded}>
        {error ? (
          <FailedState error={error} retry={() => void refetch()} />
        ) : !data ? (
          <SkeletonRows rows={1} height={44} />
        ) : data.data.length === 0 ? (
          <Muted sx={{ px: 2, py: 1.5 }}>{t('filters.empty')}</Muted>
        ) : (
          <Box component="ul" sx={{ m: 0, p: 0.5, listStyle: 'none' }}>
            {data.data.map((saved) => (
              <SavedFilter
                key={saved.id}
                saved={saved}
                use={() => use(asTyped(saved.filters))}
                change={() => setOpen(saved)}
                remove={() => void remove({ id: saved.id, name: saved.title })}
              />
            ))}
          </Box>
        )}
      </div>
      {open === 'new' && <FilterDialog filters={asSaved(q, filters)} close={() => setOpen(null)} />}
      {open && open !== 'new' && (
        <FilterDialog saved={open} filters={open.filters} close={() => setOpen(null)} />
      )}
    </Card>
  )
}

interface SavedFilterProps {
  saved: AuditFilter
  use: () => void
  change: () => void
  remove: () => void
}

function SavedFilter({ saved, use, change, remove }: SavedFilterProps) {
  const t = useText(auditTexts)

  return (
    <Row component="li">
      <Button
        size="small"
        variant="text"
        onClick={use}
        sx={{ flex: 1, minWidth: 0, justifyContent: 'start', textAlign: 'start' }}
      >
        <bdi>{saved.title}</bdi>
        {!saved.own && (
          <Muted component="span" sx={{ fontWeight: 400, marginInlineStart: 1 }}>
            <bdi>{saved.owner}</bdi>
          </Muted>
        )}
      </Button>
      {saved.shared && saved.own && <Muted size={12}>{t('filters.isShared')}</Muted>}
      {saved.own && (
        <MenuButton
          label={t('filters.actions', { name: saved.title })}
          entries={[
            { label: t('filters.change'), icon: 'edit', run: change },
            { label: t('filters.delete'), icon: 'trash', danger: true, run: remove },
          ]}
        >
          <Icon name="more" size={16} />
        </MenuButton>
      )}
    </Row>
  )
}
