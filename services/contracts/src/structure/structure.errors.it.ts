import { errorWords } from '../kernel/errors'
import type { structureErrors } from './structure.errors'

export const structureErrorsIt = errorWords<'it', typeof structureErrors>()({
  'structure.name_taken': 'Questo nome è già in uso.',
  'structure.main_office': 'La sede principale non si può eliminare.',
  'structure.in_use': 'Ci sono ancora dipendenti o dispositivi collegati. Prima spostali.',
  'structure.designation_in_use':
    'Dei contratti indicano questa qualifica, anche tra quelli passati. Prima assegnane loro un’altra.',
  'structure.permission_unknown': 'L’autorizzazione {permission} non esiste.',
  'structure.permission_not_held': 'Non puoi dare un’autorizzazione che non hai.',
  'structure.role_fixed': 'I ruoli Amministratore e Dipendente restano invariati.',
  'structure.role_in_use':
    'Delle persone hanno ancora questo ruolo. Prima assegnane loro un altro.',
  'structure.roles_most': 'Un’azienda ha al massimo {most} ruoli.',
  'structure.office': 'Inserisci il nome della sede.',
  'structure.address': 'Inserisci l’indirizzo.',
  'structure.department': 'Inserisci il nome del reparto.',
  'structure.designation': 'Inserisci il nome della qualifica.',
  'structure.role': 'Inserisci il nome del ruolo.',
})
