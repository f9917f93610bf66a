import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import { useQuery } from '@tanstack/react-query'
import { type FormField, openingsApi } from '@workledger/contracts/recruiting/openings.api'
import { useText } from '@workledger/kit/i18n/i18n'
import { pair } from '@workledger/kit/i18n/pair'
import { query } from '@workledger/kit/net/query'
import { BoxedList } from '@workledger/kit/ui/boxed-list'
import { confirm } from '@workledger/kit/ui/confirm'
import { Icon } from '@workledger/kit/ui/icon'
import { Grid } from '@workledger/kit/ui/layout'
import { usePageActions } from '@workledger/kit/ui/page-actions'
import { ReorderButtons, useReorder } from '@workledger/kit/ui/reorder'
import { stackRow } from '@workledger/kit/ui/stacked-list-styles'
import { EmptyState, FailedState, SkeletonRows } from '@workledger/kit/ui/states'
import { Muted } from '@workledger/kit/ui/text'
import { toast } from '@workledger/kit/ui/toast'
import { lazy, Suspense, useState } from 'react'
import { useMay } from '../kit/may'
import { useConsoleCommand } from '../kit/use-command'
import { recruitingTexts } from './messages'

const FieldDialog = lazy(() => import('./field-dialog'))

/** The opening's own fields in order: moved by drag, and by two buttons for the keyboard. */
export default function FieldsTab({ opening }: { opening: string }) {
  const t = useText(recruitingTexts)
  const may = useMay()('addFormField')
  const found = useQuery(query(openingsApi.formFields, { params: { id: opening } }))
  const [open, setOpen] = useState<{ field: FormField | null } | null>(null)
  const change = useConsoleCommand('changeFormField')
  const fields = found.data?.data ?? []

  usePageActions({
    primary: may && {
      label: t('fieldAdd'),
      icon: 'plus',
      keys: 'n',
      run: () => setOpen({ field: null }),
    },
  })

  /** Each moved field gets the weight of its new place. */
  const place = async (order: readonly string[]) => {
    try {
      for (const [sort_weight, fieldId] of order.entries()) {
        const field = fields.find(({ id }) => id === fieldId)

        if (field && field.sort_weight !== sort_weight)
          await change.send({
            params: { id: opening, fieldId },
            body: { sort_weight },
            shown: field,
          })
      }

      toast(t('toast.dragged'))
    } catch {
      toast({ text: t('toast.dragFailed'), tone: 'bad' })
    }
  }

  const ids = fields.map(({ id }) => id)
  const reorder = useReorder(ids, (order) => void place(order), !may || change.busy)

  const remove = useConsoleCommand('deleteFormField', {
    onDone: () => void toast(t('toast.field.deleted')),
    onError: (error) => void toast({ text: error.message, tone: 'bad' }),
  })

  if (found.error) return <FailedState error={found.error} retry={() => void found.refetch()} />
  if (!found.data) return <SkeletonRows rows={4} />

  const ask = async (field: FormField) => {
    const title = t('deleteField', { name: field.display_name })

    if (await confirm({ title, text: t('deleteFieldText'), action: t('delete'), danger: true }))
      remove.run({ params: { id: opening, fieldId: field.id } })
  }

  return (
    <Grid columns="minmax(0, 1fr)" gap={1.5}>
      {fields.length === 0 ? (
        <EmptyState icon="columns" title={t('noFields.title')} text={t('noFields.text')} />
      ) : (
        <BoxedList label={t('tabs.fields')}>
          {fields.map((field) => (
            <Box
              key={field.id}
              component="li"
              {...reorder.handle(field.id)}
              {...reorder.target(field.id)}
              sx={{
                ...stackRow,
                flexWrap: 'wrap',
                cursor: may ? 'grab' : undefined,
                opacity: reorder.dragged === field.id ? 0.5 : 1,
                '&[data-over]': { boxShadow: 'inset 0 2px 0 var(--wl-palette-primary-main)' },
              }}
            >
              <Box sx={{ flex: '1 1 180px', minWidth: 0, overflowWrap: 'anywhere' }}>
                <bdi style={{ fontWeight: 500 }}>{field.display_name}</bdi>
                <Muted size={12}>
                  {t(`types.${field.type}`)} · {t(field.is_required ? 'required' : 'optional')}
                </Muted>
              </Box>
              {may && (
                <Box sx={{ display: 'flex' }}>
                  <ReorderButtons of={reorder} id={field.id} name={field.display_name} />
                  <IconButton
                    aria-label={pair(t('edit'), field.display_name)}
                    onClick={() => setOpen({ field })}
                  >
                    <Icon name="edit" />
                  </IconButton>
                  <IconButton
                    aria-label={pair(t('delete'), field.display_name)}
                    onClick={() => void ask(field)}
                  >
                    <Icon name="trash" />
                  </IconButton>
                </Box>
              )}
            </Box>
          ))}
        </BoxedList>
      )}
      <Suspense>
        {open && <FieldDialog opening={opening} field={open.field} close={() => setOpen(null)} />}
      </Suspense>
    </Grid>
  )
}
