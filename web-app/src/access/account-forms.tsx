import Alert from '@mui/material/Alert'
import { accessApi, changeMeBody } from '@workledger/contracts/access/access.api'
import { languages } from '@workledger/contracts/kernel/languages'
import { AgainField } from '@workledger/kit/areas/access/again-field'
import { SelectField } from '@workledger/kit/form/choice-fields'
import { PasswordField, TextField } from '@workledger/kit/form/fields'
import { useForm } from '@workledger/kit/form/form'
import { FormCard } from '@workledger/kit/form/form-card'
import { requiring } from '@workledger/kit/form/form-rules'
import { useLanguage, useText } from '@workledger/kit/i18n/i18n'
import { type CompleteLanguage, completeLanguages } from '@workledger/kit/i18n/languages'
import { useChooseLanguage, useCurrent } from '@workledger/kit/net/current'
import { useCommand } from '@workledger/kit/net/query'
import { Card } from '@workledger/kit/ui/card'
import { toast, toastError } from '@workledger/kit/ui/toast'
import { useState } from 'react'
import { accessTexts } from './messages'

/** Credentials belong to the person, so a sign-in-as session cannot change them. */
const useLocked = () => {
  const t = useText(accessTexts)
  return useCurrent().user.impersonated_by ? t('impersonating') : undefined
}

/** The account's language, for screens and mails; a choice applies at once. */
export function LanguageCard() {
  const t = useText(accessTexts)

  const choose = useChooseLanguage()

  const change = async (code: CompleteLanguage) => {
    await choose(code)
    toast(accessTexts.t('account.languageChanged'))
  }

  return (
    <Card padded>
      <SelectField
        name="language"
        value={useLanguage()}
        onChange={(code) => void change(code as CompleteLanguage).catch(toastError)}
        label={t('account.language')}
        options={completeLanguages.map((value) => ({ value, label: languages[value].name }))}
      />
    </Card>
  )
}

/** The sign-in address; a new one must be verified. */
export function EmailForm() {
  const t = useText(accessTexts)
  const { user } = useCurrent()
  const change = useCommand(accessApi.changeMe, { invalidates: [accessApi.me] })

  const form = useForm({
    schema: requiring(changeMeBody, ['email', 'current_password']),
    initial: { email: user.email, current_password: '' },
    submit: async (body, { put }) => {
      await change.send({ body })
      put('current_password', '')
      toast(t('account.emailChanged', { email: body.email }))
    },
  })

  const locked = useLocked()

  return (
    <FormCard form={form} locked={locked}>
      <FormCard.Group title={t('account.email')} columns={1}>
        <TextField
          {...form.field('email')}
          required
          disabled={Boolean(locked)}
          type="email"
          autoComplete="username"
          label={t('email')}
          hint={t('account.emailHint')}
        />
        {!locked && <AgainField {...form.field('current_password')} label={t('account.current')} />}
      </FormCard.Group>
    </FormCard>
  )
}

/** A new password; other sessions end with the old one. */
export function PasswordForm() {
  const t = useText(accessTexts)
  const [done, setDone] = useState(false)
  // Other sessions end with the old password.
  const change = useCommand(accessApi.changeMe, { invalidates: [accessApi.ownSessions] })

  const form = useForm({
    schema: requiring(
      requiring(changeMeBody, ['password']),
      ['password_confirmation'],
      'access.confirm',
    ),
    initial: { current_password: '', password: '', password_confirmation: '' },
    submit: async (body, { put }) => {
      await change.send({ body })

      for (const name of ['current_password', 'password', 'password_confirmation'] as const)
        put(name, '')

      setDone(true)
      toast(t('account.passwordChanged'))
    },
  })

  const locked = useLocked()

  return (
    <FormCard form={form} locked={locked} action={t('account.changePassword')}>
      {done && !form.dirty && (
        <Alert severity="success" sx={{ m: 2, mb: 0 }}>
          {t('account.passwordDone')}
        </Alert>
      )}
      {!locked && (
        <FormCard.Group title={t('password')} columns={1}>
          <AgainField {...form.field('current_password')} label={t('account.current')} />
          <PasswordField
            {...form.field('password')}
            required
            autoComplete="new-password"
            label={t('account.new')}
            hint={t('passwordRule')}
          />
          <PasswordField
            {...form.field('password_confirmation')}
            required
            autoComplete="new-password"
            label={t('confirm')}
          />
        </FormCard.Group>
      )}
    </FormCard>
  )
}
