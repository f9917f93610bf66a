import { type ProjectAnswer, projectsApi } from '@workledger/contracts/projects/projects.api'
import { useText } from '@workledger/kit/i18n/i18n'
import { pair } from '@workledger/kit/i18n/pair'
import type { ApiError } from '@workledger/kit/net/client'
import { useMember } from '@workledger/kit/net/current'
import { useCommand } from '@workledger/kit/net/query'
import { confirm } from '@workledger/kit/ui/confirm'
import { toast } from '@workledger/kit/ui/toast'
import { changedByProject } from './invalidates'
import { projectPageTexts } from './messages'

/** Archives, restores and deletes, each after a question. Resolves with whether it was done. */
export function useProjectActions() {
  const t = useText(projectPageTexts)
  const { workspace } = useMember()
  const change = useCommand(projectsApi.changeProject, { invalidates: changedByProject })
  const remove = useCommand(projectsApi.deleteProject, { invalidates: changedByProject })

  const done = async (doing: Promise<unknown>, good: string, bad: string) => {
    try {
      await doing
      toast(good)
      return true
    } catch (error) {
      toast({ text: pair(bad, (error as ApiError).message), tone: 'bad' })
      return false
    }
  }

  const params = ({ id }: ProjectAnswer) => ({ ws: workspace.id, id })

  const setActive = async (project: ProjectAnswer, active: boolean) => {
    const { name } = project

    const question = active
      ? {
          title: t('ask.restore', { name }),
          text: t('ask.restoreText'),
          action: t('restoreAction'),
        }
      : {
          title: t('ask.archive', { name }),
          text: t('ask.archiveText'),
          action: t('archiveAction'),
        }

    if (!(await confirm(question))) return false
    const sent = change.send({ params: params(project), body: { active }, shown: project })

    return done(sent, t(active ? 'toast.restored' : 'toast.archived'), t('toast.editFailed'))
  }

  return {
    archive: (project: ProjectAnswer) => setActive(project, false),
    restore: (project: ProjectAnswer) => setActive(project, true),
    remove: async (project: ProjectAnswer) => {
      const question = {
        title: t('ask.delete', { name: project.name }),
        text: t('ask.deleteText'),
        action: t('deleteAction'),
        danger: true,
      }

      if (!(await confirm(question))) return false

      return done(
        remove.send({ params: params(project) }),
        t('toast.deleted'),
        t('toast.deleteFailed'),
      )
    },
  }
}
