import { errorWords } from '../kernel/errors'
import type { employmentErrors } from './employment.errors'

export const employmentErrorsFr = errorWords<'fr', typeof employmentErrors>()({
  'contract.effective_taken': 'Il existe déjà un contrat pour cette date d’effet.',
  'contract.end_before_start': 'La fin précède le début.',
  'contract.used_in_payroll': 'Un cycle de paie approuvé a utilisé ce contrat.',
  'contract.probation_before_start':
    'La fin de la période d’essai précède le premier jour, le {day}.',
  'contract.probation_too_far': 'La période d’essai doit prendre fin dans les trois ans.',
  'contract.effective': 'Saisissez la date d’effet.',
  'contract.adjustment': 'Nommez l’ajustement de paie ou supprimez ce champ.',
  'contract.percent': 'La retenue ne peut pas dépasser 100 pour cent du salaire de base.',
  'contract.working_days':
    'Indiquez des jours de la semaine, du lundi au dimanche, avec des créneaux de 1 à 5.',
})
