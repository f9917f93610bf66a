import { useText } from '@workledger/kit/i18n/i18n'
import { pair } from '@workledger/kit/i18n/pair'
import { useMember } from '@workledger/kit/net/current'
import { useGo } from '@workledger/kit/ui/app-link'
import { confirm } from '@workledger/kit/ui/confirm'
import { toast, toastError } from '@workledger/kit/ui/toast'
import { useConsoleCommand } from '../kit/use-command'
import type { EmployeeRow } from './employee-row'
import { peopleTexts } from './messages'

type Person = Pick<EmployeeRow, 'id' | 'name'>

/** The commands of the row menu and the profile on one employee, with their questions and words. */
export function useEmployeeCommands(onDeleted?: () => void) {
  const t = useText(peopleTexts)
  const { workspace } = useMember()
  const go = useGo()
  const bad = (words: string) => (error: { message: string }) =>
    toast({ text: pair(words, error.message), tone: 'bad' })

  const invite = useConsoleCommand('inviteEmployee', {
    onDone: () => void toast(t('toast.invited')),
    onError: bad(t('toast.inviteFailed')),
  })

  const unterminate = useConsoleCommand('unterminateEmployee', { onError: bad(t('toast.failed')) })

  const resetPin = useConsoleCommand('resetKioskPin', { onError: toastError })
  const stop = useConsoleCommand('stopAccess', { onError: bad(t('toast.failed')) })
  const restore = useConsoleCommand('restoreAccess', { onError: bad(t('toast.failed')) })

  const remove = useConsoleCommand('deleteEmployee', {
    onDone: () => {
      toast(t('toast.deleted'))
      onDeleted?.()
    },
    onError: bad(t('toast.deleteFailed')),
  })

  const unlink = useConsoleCommand('unlinkSignOn', {
    onDone: () => void toast(t('toast.unlinked')),
    onError: toastError,
  })

  const mint = useConsoleCommand('signInAs', { onError: toastError })

  return {
    /** A key that opens one sign-in-as session: it is used at once, in this browser. */
    signInAs: async ({ id, name }: Person) => {
      if (
        !(await confirm({
          title: t('dialog.signInAs', { name }),
          text: t('dialog.signInAsText'),
          action: t('dialog.signInAsAction'),
        }))
      )
        return

      await mint.send({ params: { id } }).then(
        ({ data }) => go(`/signin-as/${id}?k=${data.key}`),
        () => {},
      )
    },
    unlinkSignOn: async ({ id, name }: Person) => {
      const question = {
        title: t('dialog.unlink', { name }),
        text: t('dialog.unlinkText'),
        action: t('dialog.unlinkAction'),
        danger: true,
      }
      if (await confirm(question)) unlink.run({ params: { id } })
    },
    invite: ({ id }: Person) => invite.run({ params: { id } }),
    unterminate: async ({ id, name }: Person) => {
      if (
        !(await confirm({
          title: t('dialog.unterminate', { name }),
          text: t('dialog.unterminateText'),
          action: t('dialog.unterminateAction'),
        }))
      )
        return

      await unterminate.send({ params: { ws: workspace.id, id } }).then(
        () => toast(t('toast.unterminated', { name })),
        () => {},
      )
    },
    resetPin: async ({ id, name }: Person) => {
      if (
        !(await confirm({
          title: t('dialog.resetPin', { name }),
          text: t('dialog.resetPinText'),
          action: t('dialog.resetPinAction'),
          danger: true,
        }))
      )
        return

      await resetPin.send({ params: { ws: workspace.id, id } }).then(
        () => toast(t('toast.pinReset', { name })),
        () => {},
      )
    },
    stopAccess: async ({ id, name }: Person) => {
      if (
        !(await confirm({
          title: t('dialog.stopAccess', { name }),
          text: t('dialog.stopAccessText'),
          action: t('dialog.stopAccessAction'),
          danger: true,
        }))
      )
        return

      await stop.send({ params: { ws: workspace.id, id } }).then(
        () => toast(t('toast.accessStopped', { name })),
        () => {},
      )
    },
    restoreAccess: ({ id, name }: Person) =>
      restore.send({ params: { ws: workspace.id, id } }).then(
        () => toast(t('toast.accessRestored', { name })),
        () => {},
      ),
    remove: async ({ id, name }: Person) => {
      if (
        await confirm({
          title: t('dialog.delete', { name }),
          text: t('dialog.deleteText'),
          action: t('dialog.deleteAction'),
          danger: true,
        })
      )
        remove.run({ params: { ws: workspace.id, id } })
    },
    /** One of a bulk action: the caller reports refusals. */
    removeOne: ({ id }: Person) => remove.send({ params: { ws: workspace.id, id } }),
    inviteOne: ({ id }: Person) => invite.send({ params: { id } }),
  }
}
