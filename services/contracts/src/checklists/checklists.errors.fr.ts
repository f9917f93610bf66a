import { errorWords } from '../kernel/errors'
import type { checklistErrors } from './checklists.errors'

export const checklistsErrorsFr = errorWords<'fr', typeof checklistErrors>()({
  'checklist.name': 'Saisissez le nom de la check-list.',
  'checklist.item_text': 'Indiquez ce qu’il faut faire.',
  'checklist.no_items': 'Une check-list compte au moins un élément.',
  'checklist.most_items': 'Une check-list compte au plus {most} éléments.',
  'checklist.days': 'Choisissez un nombre de jours compris entre -{most} et {most}.',
  'checklist.owner': 'Choisissez qui s’en charge.',
  'checklist.name_taken': 'Il existe déjà une check-list portant ce nom.',
  'checklist.most_templates': 'Une entreprise compte au plus {most} check-lists.',
  'checklist.kind': 'Indiquez si elle concerne une arrivée ou un départ.',
  'checklist.template': 'Choisissez la check-list.',
  'checklist.employee': 'Choisissez le salarié.',
  'checklist.day': 'Choisissez le jour.',
  'checklist.open': 'Cette check-list a déjà commencé et reste ouverte.',
  'checklist.most_open': 'Un salarié a au plus {most} check-lists ouvertes.',
  'checklist.cancelled': 'Cette check-list a été annulée.',
  'checklist.reason': 'Indiquez pourquoi.',
  'checklist.status': 'Choisissez done, not_needed ou open.',
})
