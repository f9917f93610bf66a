import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import { useQuery } from '@tanstack/react-query'
import type { AuditFilter } from '@workledger/contracts/audit/audit.lists'
import { auditEventsApi, auditFilterBody } from '@workledger/contracts/audit/audit-events.api'
import { Card } from '@workledger/web-app/kit/card'
import { useMember } from '@workledger/web-app/kit/current'
import { CheckField, TextField } from '@workledger/web-app/kit/fields'
import { useForm } from '@workledger/web-app/kit/form'
import { FormDialog } from '@workledger/web-app/kit/form-dialog'
import { useText } from '@workledger/web-app/kit/i18n'
import { Icon } from '@workledger/web-app/kit/icon'
import { query } from '@workledger/web-app/kit/query'
import { FailedState, SkeletonRows } from '@workledger/web-app/kit/states'
import { useState } from 'react'
import { useConsoleCommand } from '../../kit/use-command'
import { useRemoval } from '../../kit/use-removal'
import { auditTexts } from '../messages'

type Filters = Record<string, string>
interface Props {
  q: string
  filters: Filters
  use: (saved: { q: string; filters: Filters }) => void
}
const asTyped = (filters: AuditFilter['filters']): { q: string; filters: Filters } => {
  const { q, ...rest } = filters
  return { q: q ?? '', filters: Object.fromEntries(Object.entries(rest).map(([name, value]) => [name, value ?? ''])) }
}

/** Searches that were kept: one's own, and those that others share. */
export function SavedFilters({ q, filters, use }: Props) {
  const t = useText(auditTexts)
  const { workspace } = useMember()
  const [saving, setSaving] = useState(false)
  const { data, error, refetch } = useQuery(query(auditEventsApi.auditFilters, { params: { ws: workspace.id } }))
  const remove = useRemoval('deleteAuditFilter', {
    title: (name) => t('filters.deleteTitle', { name }),
    text: t('filters.deleteText'),
    action: t('filters.delete'),
    done: t('filters.deleted'),
    failed: t('filters.deleteFailed'),
  })
  const chosen = q !== '' || Object.values(filters).some((value) => value !== '')
  return (
    <Card
      title={t('filters.title')}
      aside={
        chosen && (
          <Button size="small" variant="text" onClick={() => setSaving(true)}>
            {t('filters.save')}
          </Button>
        )
      }
    >
      {error ? (
        <FailedState error={error} retry={() => void refetch()} />
      ) : !data ? (
        <SkeletonRows rows={2} />
      ) : data.data.length === 0 ? (
        <Box sx={{ px: 2, py: 1.5, color: 'text.secondary' }}>{t('filters.empty')}</Box>
      ) : (
        <Box component="ul" sx={{ m: 0, p: 0.5, listStyle: 'none' }}>
          {data.data.map((saved) => (
            <Box component="li" key={saved.id} sx={{ display: 'flex', alignItems: 'center' }}>
              <Button
                size="small"
                variant="text"
                onClick={() => use(asTyped(saved.filters))}
                sx={{ flex: 1, minWidth: 0, justifyContent: 'start', textAlign: 'start' }}
              >
                <bdi>{saved.title}</bdi>
                {!saved.own && (
                  <Box component="span" sx={{ color: 'text.secondary', fontWeight: 400, marginInlineStart: 1 }}>
                    <bdi>{saved.owner}</bdi>
                  </Box>
                )}
              </Button>
              {saved.shared && saved.own && <Box sx={{ color: 'text.secondary', fontSize: 12 }}>{t('filters.isShared')}</Box>}
              {saved.own && (
                <IconButton
                  size="small"
                  aria-label={t('filters.deleteOne', { name: saved.title })}
                  onClick={() => void remove({ id: saved.id, name: saved.title })}
                >
                  <Icon name="close" size={14} />
                </IconButton>
              )}
            </Box>
          ))}
        </Box>
      )}
      {saving && <SaveDialog q={q} filters={filters} close={() => setSaving(false)} />}
    </Card>
  )
}

function SaveDialog({ q, filters, close }: { q: string; filters: Filters; close: () => void }) {
  const t = useText(auditTexts)
  const { workspace } = useMember()
  const save = useConsoleCommand('saveAuditFilter')
  const orNull = (name: string) => filters[name] || null
  const asked = {
    q: q || null,
    person: orNull('person'),
    area: orNull('area'),
    type: orNull('type'),
    actor: orNull('actor'),
    from: orNull('from'),
    to: orNull('to'),
  }
  const form = useForm({
    schema: auditFilterBody.pick({ name: true, shared: true }),
    initial: { name: '', shared: false },
    submit: async ({ name, shared }) => {
      await save.send({ params: { ws: workspace.id }, body: { name, shared, filters: asked } })
      close()
    },
  })
  return (
    <FormDialog title={t('filters.saveTitle')} form={form} onClose={close}>
      <TextField {...form.field('name')} required autoFocus label={t('filters.name')} />
      <CheckField {...form.field('shared')} label={t('filters.shared')} />
    </FormDialog>
  )
}
