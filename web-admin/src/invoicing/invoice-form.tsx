import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { InvoiceAnswer } from '@workledger/contracts/invoicing/invoice-answer'
import { invoiceBody, invoiceItemBody } from '@workledger/contracts/invoicing/invoice-body'
import type { invoiceSettingApi } from '@workledger/contracts/invoicing/invoice-setting.api'
import type { AnswerOf } from '@workledger/contracts/kernel/endpoint'
import { faultOf } from '@workledger/contracts/kernel/faults'
import { ClientField } from '@workledger/kit/areas/clients/client-field'
import { DateField } from '@workledger/kit/form/day-field'
import { TextField } from '@workledger/kit/form/fields'
import { type Issue, type Schema, useForm } from '@workledger/kit/form/form'
import { FormCard } from '@workledger/kit/form/form-card'
import { changedOnly } from '@workledger/kit/form/form-rules'
import { today } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import { useMember } from '@workledger/kit/net/current'
import { Page } from '@workledger/kit/shell/page'
import { AppLink, useGo } from '@workledger/kit/ui/app-link'
import { Icon } from '@workledger/kit/ui/icon'
import { toast } from '@workledger/kit/ui/toast'
import { lazy, Suspense, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { ChargeFields } from './charge-fields'
import { InvoiceLines, newLine } from './invoice-lines'
import { InvoiceTotals } from './invoice-totals'
import { type Line, linesOf, missingCharges } from './lines'
import { invoicingTexts } from './messages'
import { MissingList } from './missing-list'
import { type NewClientDialog, useNewClient } from './new-client'
import { InvoiceStatus } from './status'
import { billedTimeTexts } from './time/messages'
import { useInvoiceCommands } from './use-invoice-commands'
import { useLiveTotals } from './use-live-totals'
import { useSaveLines } from './use-save-lines'

const TimeDialog = lazy(() => import('./time/time-dialog'))
const InvoiceHistory = lazy(() => import('./invoice-history'))
type Setting = AnswerOf<typeof invoiceSettingApi.invoiceSetting>['data']

const inDays = (from: string, days: number) => new Date(Date.parse(`${from}T12:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)
const typedOf = (invoice: InvoiceAnswer | null, setting: Setting, currency: string, client: string) => ({
  client_id: invoice?.client_id ?? client,
  invoice_number: invoice?.invoice_number ?? setting.next_invoice_number,
  invoice_date: invoice?.invoice_date ?? today(),
  due_date: invoice?.due_date ?? inDays(today(), setting.due_days),
  currency: invoice?.currency ?? currency,
  supply_from: invoice?.supply_from ?? '',
  supply_to: invoice?.supply_to ?? '',
  // A new invoice takes the client's own.
  ...(invoice && { buyer_reference: invoice.buyer_reference ?? '' }),
  order_number: invoice?.order_number ?? '',
  public_notes: invoice?.public_notes ?? '',
  tax_name1: (invoice ?? setting).tax_name1 ?? '',
  tax_rate1: (invoice ?? setting).tax_rate1 ?? '',
  tax_category1: ((invoice ?? setting).tax_category1 ?? '') as string,
  tax_reason1: (invoice ?? setting).tax_reason1 ?? '',
  tax_name2: invoice?.tax_name2 ?? '',
  tax_rate2: invoice?.tax_rate2 ?? '',
  tax_category2: (invoice?.tax_category2 ?? '') as string,
  tax_reason2: invoice?.tax_reason2 ?? '',
  discount_name: invoice?.discount_name ?? '',
  discount_rate: invoice?.discount_rate ?? '',
  discount_amount: invoice?.discount_amount ?? '',
  exchange_rate: invoice?.exchange_rate ?? '',
  exchange_source: invoice?.exchange_source ?? '',
  exchange_on: invoice?.exchange_on ?? '',
})
type Typed = ReturnType<typeof typedOf>
type Whole = Typed & { lines: Line[] }

/** The contract's schemas of the invoice and of each item, and the rule that a ticked charge has a name and a rate. */
const schema: Schema = {
  safeParse: ({ lines, ...typed }: Whole, options) => {
    const checked = invoiceBody.safeParse(typed, options)
    const issues: Issue[] = checked.success ? [] : [...checked.error.issues]
    for (const [name, message] of Object.entries(missingCharges(typed, lines))) issues.push({ path: [name], message })
    for (const line of lines) {
      const item = invoiceItemBody.safeParse(line, options)
      if (item.success) continue
      const { code: message, params } = faultOf(item.error.issues[0]!)
      issues.push({ path: ['lines'], code: 'custom', message, params: { ...params, line: line.key } })
    }
    return issues.length > 0 ? { success: false, error: { issues } } : { success: true, data: checked.data }
  },
}

interface Props {
  /** Null for a new one. */
  invoice: InvoiceAnswer | null
  setting: Setting
  onTimeAdded: () => void
  NewClient: NewClientDialog
}
/** `?client` and `?project` say what a new invoice is for; `?time` opens the dialog of unbilled time. */
export function InvoiceForm({ invoice, setting, onTimeAdded, NewClient }: Props) {
  const t = useText(invoicingTexts)
  const time = useText(billedTimeTexts)
  const [asked, ask] = useSearchParams()
  /** Time is what the draft is for, so lines without content are left out. */
  const forTime = useRef(asked.has('time'))
  /** A new draft that was saved to add time to it. */
  const draft = useRef<string | null>(null)
  const go = useGo()
  const { workspace } = useMember()
  const save = useSaveLines()
  const commands = useInvoiceCommands(() => go('/admin/invoice'))
  const [history, setHistory] = useState(false)
  const client = useNewClient((id) => form.set('client_id', id))
  const taxed = setting.tax_rate1 !== null
  const before = typedOf(invoice, setting, workspace.currency, asked.get('client') ?? '')
  const linesBefore = linesOf(invoice?.items ?? [])
  const sent = (lines: Line[]) =>
    forTime.current ? lines.filter(({ description, unit_price }) => description.trim() || unit_price) : lines
  const form = useForm<Whole, InvoiceAnswer | null>({
    schema,
    shown: invoice,
    typed: (saved) => ({ ...typedOf(saved, setting, workspace.currency, ''), lines: linesOf(saved.items) }),
    initial: { ...before, lines: invoice ? linesBefore : [newLine(taxed)] },
    toRequest: (typed) => ({ ...typed, lines: sent(typed.lines) }),
    submit: async ({ lines: all, ...typed }, { shown, before: { lines: linesBefore, ...was }, put }) => {
      const lines = sent(all)
      const saved = await save.all({
        invoice: shown,
        change: shown ? changedOnly(was, typed) : typed,
        before: linesBefore,
        lines,
        onSaved: (now) => put('lines', now),
      })
      if (shown && linesBefore.some(({ id }) => !lines.some((line) => line.id === id))) toast(t('toast.itemDeleted'))
      draft.current = saved.id
      if (forTime.current) return saved
      toast(t('toast.saved'))
      if (!invoice) go(`/admin/invoice/${saved.id}`)
      return saved
    },
  })
  const addTime = async () => {
    forTime.current = true
    if (await form.check()) openTime(true)
    else forTime.current = false
  }
  const openTime = (open: boolean) =>
    ask(
      (now) => {
        if (open) now.set('time', '1')
        else for (const name of invoice ? ['time', 'project', 'client'] : ['time']) now.delete(name)
        return now
      },
      { replace: true },
    )
  /** Saves what is typed, so that time can be added to it; null where the server refuses. */
  const savedDraft = async () => {
    if (invoice && !dirty) return invoice.id
    if (!draft.current && !(await form.send())) return null
    return draft.current
  }
  const closeTime = (added: boolean) => {
    forTime.current = false
    if (!invoice && draft.current) return go(`/admin/invoice/${draft.current}`)
    openTime(false)
    if (added) onTimeAdded()
  }
  const { lines, ...typed } = form.values
  const live = useLiveTotals(form.values, invoice?.tax_rounding)
  const { amounts, fresh } = live
  const totals = live.totals ?? invoice?.totals
  const buyerReference = { ...form.field('buyer_reference'), value: typed.buyer_reference ?? '' }
  const dirty = Object.keys(changedOnly({ ...before, lines: linesBefore }, form.values)).length > 0
  /** VAT is stated in the company's own currency too. */
  const foreign = typed.currency !== '' && typed.currency !== workspace.currency
  const dateToday = (day: string) => {
    const days = Math.max(0, Math.round((Date.parse(typed.due_date) - Date.parse(typed.invoice_date)) / 86_400_000))
    form.set('invoice_date', day)
    form.set('due_date', inDays(day, days))
  }
  const title = invoice ? t('draftTitle', { client: invoice.client.name }) : t('newTitle')
  /** Saved and with items: what comes next is issuing it. */
  const issuable = invoice !== null && !dirty && lines.length > 0
  const known = invoice && { ...invoice, client: invoice.client.name, client_email: invoice.client.contact_email, draft: true }
  return (
    <Page
      title={title}
      crumbs={[{ label: t('page'), to: '/admin/invoice' }]}
      beside={invoice && <InvoiceStatus id={invoice.invoice_status_id} />}
      actions={
        <>
          <Button variant="text" component={AppLink} to="/admin/invoice" startIcon={<Icon name="back" />}>
            {t('back')}
          </Button>
          {known && (
            <>
              <Button variant="text" color="error" onClick={() => void commands.remove(known)}>
                {t('delete')}
              </Button>
              <Button startIcon={<Icon name="history" />} onClick={() => setHistory(true)}>
                {t('history')}
              </Button>
              <Button component={AppLink} to={`/admin/invoice/${known.id}/preview`} startIcon={<Icon name="file" />}>
                {t('preview')}
              </Button>
              <Button disabled={dirty || commands.busy} startIcon={<Icon name="mail" />} onClick={() => void commands.email(known)}>
                {t('email')}
              </Button>
              <Button
                {...(issuable && { variant: 'contained', color: 'primary' })}
                disabled={dirty || commands.busy}
                onClick={() => void commands.issue(known)}
              >
                {t('issue')}
              </Button>
            </>
          )}
        </>
      }
    >
      {invoice && issuable && <MissingList id={invoice.id} revision={invoice.revision} onToday={dateToday} />}
      <FormCard form={form} action={t('save')} quiet={issuable}>
        <FormCard.Group title={t('details')} columns={3}>
          <ClientField {...form.field('client_id')} required label={t('client')} placeholder={t('choose')} onAdd={client.add} />
          <TextField {...form.field('invoice_number')} required label={t('number')} hint={t('wish')} />
          <TextField {...form.field('currency')} onChange={(value) => form.set('currency', value.toUpperCase())} label={t('currency')} />
          <DateField {...form.field('invoice_date')} required label={t('issued')} />
          <DateField {...form.field('due_date')} required label={t('due')} min={typed.invoice_date || undefined} />
          <DateField {...form.field('supply_from')} label={t('supplyFrom')} />
          <DateField {...form.field('supply_to')} label={t('supplyTo')} min={typed.supply_from || undefined} />
          <TextField {...form.field('order_number')} label={t('orderNumber')} />
          {invoice && <TextField {...buyerReference} label={t('buyerReference')} />}
          {foreign && (
            <TextField {...form.field('exchange_rate')} label={t('exchange.rate', { from: typed.currency, to: workspace.currency })} />
          )}
          {foreign && <TextField {...form.field('exchange_source')} label={t('exchange.source')} />}
          {foreign && <DateField {...form.field('exchange_on')} label={t('exchange.on')} max={today()} />}
        </FormCard.Group>
        <ChargeFields field={form.field} />
        <Box sx={{ p: 2, borderTop: '1px solid', borderColor: 'divider' }}>
          <InvoiceLines
            lines={lines}
            saved={invoice?.items ?? []}
            amounts={amounts}
            currency={typed.currency}
            taxed={taxed && typed.tax_rate1 !== ''}
            complaint={form.errors.lines}
            onChange={(now) => form.set('lines', now)}
            beside={
              <Button variant="text" disabled={form.busy} startIcon={<Icon name="timer" />} onClick={() => void addTime()}>
                {time('add')}
              </Button>
            }
          />
          {totals && (
            <Box aria-busy={!fresh} sx={{ display: 'flex', justifyContent: 'flex-end', mt: 1.5, opacity: fresh ? 1 : 0.5 }}>
              <InvoiceTotals invoice={{ ...typed, totals }} />
            </Box>
          )}
        </Box>
        <FormCard.Group columns={1}>
          <TextField {...form.field('public_notes')} label={t('notes')} rows={3} />
        </FormCard.Group>
        {form.errors.lines && (
          <Alert severity="error" sx={{ m: 2, mt: 0 }}>
            {t('itemWrong')}
          </Alert>
        )}
      </FormCard>
      <Suspense>
        {history && invoice && <InvoiceHistory invoice={invoice} close={() => setHistory(false)} />}
        {asked.has('time') && typed.client_id && (
          <TimeDialog invoice={typed} saved={savedDraft} project={asked.get('project')} close={closeTime} />
        )}
        {client.named !== null && <NewClient name={client.named} close={client.close} />}
      </Suspense>
    </Page>
  )
}
