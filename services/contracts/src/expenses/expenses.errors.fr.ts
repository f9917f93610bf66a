import { errorWords } from '../kernel/errors'
import type { expensesErrors } from './expenses.errors'

export const expensesErrorsFr = errorWords<'fr', typeof expensesErrors>()({
  'expenses.future': 'La date d’une note de frais ne peut pas être dans le futur.',
  'expenses.too_old': 'Vous ne pouvez pas choisir un jour éloigné de plus de 10 ans.',
  'expenses.places': 'Un montant en {currency} a au plus {places} décimales.',
  'expenses.rate_missing': 'Saisissez le taux de change de {currency} vers {base}.',
  'expenses.rate_unfit': 'Avec ce taux, le montant est de {amount} {base}.',
  'expenses.already_approved': 'Cette note de frais est déjà approuvée.',
  'expenses.already_rejected': 'Cette note de frais est déjà refusée.',
  'expenses.not_pending': 'Seule une note de frais en attente peut être modifiée.',
  'expenses.not_approved': 'Seule une note de frais approuvée peut être remboursée.',
  'expenses.paid':
    'Cette note de frais a été remboursée ; seule une contre-passation y change quelque chose.',
  'expenses.was_paid':
    'Cette note de frais a déjà été remboursée une fois : elle reste donc dans les comptes. Refusez-la plutôt.',
  'expenses.in_pay_run':
    'Un cycle de paie en brouillon contient cette note de frais comme ligne. Approuvez-le, supprimez-le ou retirez-en le salarié.',
  'expenses.paid_by_run':
    'Un cycle de paie a payé cette note de frais ; seule une extourne du bulletin y change quelque chose.',
  'expenses.not_paid': 'Cette note de frais n’a pas été remboursée.',
  'expenses.own': 'Vous ne pouvez pas décider de votre propre demande.',
  'expenses.name': 'Saisissez le nom de la note de frais.',
  'expenses.category': 'Choisissez le type de frais',
  'expenses.description': 'Saisissez la description.',
  'expenses.cost': 'Saisissez le coût sous forme de nombre.',
  'expenses.cost_least': 'Le coût doit être supérieur à 0.',
  'expenses.cost_most': 'Le coût doit être inférieur à 1 000 000 000 000.',
  'expenses.date': 'Saisissez la date de la dépense.',
  'expenses.rate': 'Saisissez le taux sous forme de nombre.',
  'expenses.rate_least': 'Le taux doit être supérieur à 0.',
  'expenses.rate_most': 'Le taux doit être inférieur à 1 000 000 000.',
  'expenses.decision': 'Approuvez ou refusez, l’un des deux.',
  'expenses.same_claim': 'Il existe déjà une note de frais du même jour et du même montant.',
  'expenses.same_receipt': 'Ce justificatif appartient déjà à une autre note de frais.',
  'expenses.not_your_step': 'Une autre personne décide de cette étape de la note de frais.',
  'expenses.rate_approved':
    'Une étape précédente a approuvé un autre montant. Rejetez la note de frais pour que ses étapes recommencent.',
  'expenses.rate_steps':
    'Avec ce taux, le montant est de {amount} {base}, ce qui demande d’autres étapes. Rejetez la note de frais pour que le salarié saisisse le taux.',
  'expenses.rule_overlaps': 'Une autre règle vaut pour les mêmes types et le même montant.',
  'expenses.rules_too_many': 'Il y a déjà 50 règles.',
  'expenses.rule_amount': 'Un montant de 0 à moins de 1 000 000 000 000.',
  'expenses.rule_name': 'Veuillez saisir un nom pour la règle.',
  'expenses.rule_steps': 'Une règle a une à cinq étapes.',
  'expenses.step_role': 'Choisissez le rôle qui décide de cette étape.',
  'expenses.step_people': 'Choisissez une à dix personnes actives pour cette étape.',
})
