import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import { useQuery } from '@tanstack/react-query'
import { type FormField, openingsApi } from '@workledger/contracts/recruiting/openings.api'
import { BoxedList } from '@workledger/web-app/kit/boxed-list'
import { confirm } from '@workledger/web-app/kit/confirm'
import { useText } from '@workledger/web-app/kit/i18n'
import { Icon } from '@workledger/web-app/kit/icon'
import { query } from '@workledger/web-app/kit/query'
import { stackRow } from '@workledger/web-app/kit/stack'
import { EmptyState, FailedState, SkeletonRows } from '@workledger/web-app/kit/states'
import { toast } from '@workledger/web-app/kit/toast'
import { lazy, Suspense, useState } from 'react'
import { useMay } from '../kit/may'
import { useConsoleCommand } from '../kit/use-command'
import { recruitingTexts } from './messages'

const FieldDialog = lazy(() => import('./field-dialog'))

/** The opening's own fields, in their order: by drag, and by two buttons for the keyboard. */
export default function FieldsTab({ opening }: { opening: string }) {
  const t = useText(recruitingTexts)
  const may = useMay()('addFormField')
  const found = useQuery(query(openingsApi.formFields, { params: { id: opening } }))
  const [open, setOpen] = useState<{ field: FormField | null } | null>(null)
  const [dragged, setDragged] = useState<string | null>(null)
  const change = useConsoleCommand('changeFormField')
  const remove = useConsoleCommand('deleteFormField', {
    onDone: () => void toast(t('toast.field.deleted')),
    onError: (error) => void toast({ text: error.message, tone: 'bad' }),
  })
  if (found.error) return <FailedState error={found.error} retry={() => void found.refetch()} />
  if (!found.data) return <SkeletonRows rows={4} />
  const fields = found.data.data
  /** Every field from the first that stands elsewhere now gets the weight of its place. */
  const place = async (id: string, to: number) => {
    const order = fields.filter((field) => field.id !== id)
    const moved = fields.find((field) => field.id === id)
    if (!moved || to < 0 || to >= fields.length || fields[to]?.id === id) return
    order.splice(to, 0, moved)
    try {
      for (const [sort_weight, field] of order.entries())
        if (field.sort_weight !== sort_weight) await change.send({ params: { id: opening, fieldId: field.id }, body: { sort_weight } })
      toast(t('toast.dragged'))
    } catch {
      toast({ text: t('toast.dragFailed'), tone: 'bad' })
    }
  }
  const ask = async (field: FormField) => {
    const title = t('deleteField', { name: field.display_name })
    if (await confirm({ title, text: t('deleteFieldText'), action: t('delete'), danger: true }))
      remove.run({ params: { id: opening, fieldId: field.id } })
  }
  const add = may && (
    <Button variant="contained" color="primary" startIcon={<Icon name="plus" />} onClick={() => setOpen({ field: null })}>
      {t('fieldAdd')}
    </Button>
  )
  return (
    <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {fields.length === 0 ? (
        <EmptyState icon="columns" title={t('noFields.title')} text={t('noFields.text')} action={add} />
      ) : (
        <>
          <Box sx={{ display: 'flex', justifyContent: 'end' }}>{add}</Box>
          <BoxedList label={t('tabs.fields')}>
            {fields.map((field, index) => (
              <Box
                key={field.id}
                component="li"
                draggable={may}
                onDragStart={() => setDragged(field.id)}
                onDragEnd={() => setDragged(null)}
                onDragOver={(event) => dragged && event.preventDefault()}
                onDrop={(event) => {
                  event.preventDefault()
                  if (dragged) void place(dragged, index)
                }}
                sx={{ ...stackRow, flexWrap: 'wrap', cursor: may ? 'grab' : undefined, opacity: dragged === field.id ? 0.5 : 1 }}
              >
                <Box sx={{ flex: '1 1 180px', minWidth: 0, overflowWrap: 'anywhere' }}>
                  <bdi style={{ fontWeight: 500 }}>{field.display_name}</bdi>
                  <Box sx={{ color: 'text.secondary', fontSize: 12 }}>
                    {t(`types.${field.type}`)} · {t(field.is_required ? 'required' : 'optional')}
                  </Box>
                </Box>
                {may && (
                  <Box sx={{ display: 'flex' }}>
                    <IconButton
                      aria-label={t('up', { name: field.display_name })}
                      disabled={index === 0}
                      onClick={() => void place(field.id, index - 1)}
                    >
                      <Icon name="up" />
                    </IconButton>
                    <IconButton
                      aria-label={t('down', { name: field.display_name })}
                      disabled={index === fields.length - 1}
                      onClick={() => void place(field.id, index + 1)}
                    >
                      <Icon name="down" />
                    </IconButton>
                    <IconButton aria-label={`${t('edit')}: ${field.display_name}`} onClick={() => setOpen({ field })}>
                      <Icon name="edit" />
                    </IconButton>
                    <IconButton aria-label={`${t('delete')}: ${field.display_name}`} onClick={() => void ask(field)}>
                      <Icon name="trash" />
                    </IconButton>
                  </Box>
                )}
              </Box>
            ))}
          </BoxedList>
        </>
      )}
      <Suspense>{open && <FieldDialog opening={opening} field={open.field} close={() => setOpen(null)} />}</Suspense>
    </Box>
  )
}
