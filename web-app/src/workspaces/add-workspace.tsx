import { useQuery } from '@tanstack/react-query'
import { accessApi } from '@workledger/contracts/access/access.api'
import { createWorkspaceBody, workspacesApi } from '@workledger/contracts/workspaces/workspaces.api'
import { SelectField } from '@workledger/kit/form/choice-fields'
import { TextField } from '@workledger/kit/form/fields'
import { useForm } from '@workledger/kit/form/form'
import { FormDialog } from '@workledger/kit/form/form-dialog'
import { browserZone } from '@workledger/kit/i18n/format'
import { currentLanguage, useLanguage, useText } from '@workledger/kit/i18n/i18n'
import { useRecordWords } from '@workledger/kit/i18n/record-words'
import { workspacesWords } from '@workledger/kit/i18n/words/workspaces'
import { isLate } from '@workledger/kit/net/client'
import { query, useCommand } from '@workledger/kit/net/query'
import { session } from '@workledger/kit/net/session'
import { VerificationBanner } from '@workledger/kit/shell/rare/rare-banners'
import { Grid } from '@workledger/kit/ui/layout'
import { Muted } from '@workledger/kit/ui/text'
import { useNavigate } from 'react-router-dom'
import { currencies, currencyOf, regionOf } from './currency'
import { workspacesTexts } from './messages'

/** Until a choice, the currency is the country's. */
const resolved = <V extends { country: string; currency: string }>(typed: V) => ({
  ...typed,
  currency: typed.currency || currencyOf(typed.country) || 'EUR',
})

/**
 * Creates a workspace; for a person without one this is the Basic Information with which everything
 * starts.
 */
export default function AddWorkspace({ first, close }: { first: boolean; close: () => void }) {
  const t = useText(workspacesTexts)
  const navigate = useNavigate()
  const create = useCommand(workspacesApi.createWorkspace, {
    invalidates: [workspacesApi.workspaces],
  })
  const language = useLanguage()
  const names = new Intl.DisplayNames(language, { type: 'region' })
  const money = new Intl.DisplayNames(language, { type: 'currency' })
  const byLabel = (a: { label: string }, b: { label: string }) =>
    a.label.localeCompare(b.label, language)
  const countries =
    useQuery({ ...query(accessApi.countries), staleTime: Number.POSITIVE_INFINITY }).data?.data ??
    []

  const form = useForm({
    words: useRecordWords(workspacesWords),
    schema: createWorkspaceBody,
    initial: { name: '', phone_number: '', country: regionOf(navigator.language), currency: '' },
    toRequest: resolved,
    submit: async (typed) => {
      const chosen = countries.find(({ country_code }) => country_code === typed.country)
      const timezone = chosen?.timezone ?? browserZone()
      const { data } = await create.send({
        body: { ...resolved(typed), timezone, locale: currentLanguage() },
      })
      if (isLate(data)) return navigate('/workspaces')
      session.chooseWorkspace(data.id)
      navigate('/dashboard')
    },
  })

  return (
    <FormDialog
      title={first ? t('basic') : t('add')}
      form={form}
      action={t('create')}
      onClose={close}
    >
      {/* The page's own banner is under this dialog, which opens by itself. */}
      {first && <VerificationBanner />}
      {first && <Muted>{t('basicText')}</Muted>}
      <TextField
        {...form.field('name')}
        required
        label={t('name')}
        autoComplete="organization"
        autoFocus
      />
      <TextField {...form.field('phone_number')} required type="tel" autoComplete="tel" />
      <Grid columns={{ sm: '1fr 1fr' }} gap={1.5}>
        <SelectField
          {...form.field('country')}
          placeholder={t('choose')}
          options={countries
            .map(({ country_code, name }) => ({
              value: country_code,
              label: names.of(country_code) ?? name,
            }))
            .sort(byLabel)}
        />
        <SelectField
          {...form.field('currency')}
          value={resolved(form.values).currency}
          hint={t('currencyHint')}
          options={currencies.map((code) => ({
            value: code,
            label: `${code} – ${money.of(code) ?? code}`,
          }))}
        />
      </Grid>
    </FormDialog>
  )
}
