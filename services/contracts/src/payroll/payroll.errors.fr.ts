import { errorWords } from '../kernel/errors'
import type { payrollErrors } from './payroll.errors'

export const payrollErrorsFr = errorWords<'fr', typeof payrollErrors>()({
  'payroll.category_in_use':
    'Un contrat utilise cette catégorie, ou elle sert à payer des heures supplémentaires.',
  'payroll.insufficient': 'Données insuffisantes',
  'payroll.complete': 'Ce cycle de paie est déjà approuvé et ne change plus.',
  'payroll.drafting': 'Ce cycle de paie est encore en cours de calcul.',
  'payroll.nobody_paid': 'Ce cycle ne paierait personne.',
  'payroll.stale':
    '{count, plural, one {# élément a} other {# éléments ont}} changé depuis le calcul de ce cycle. Recalculez-le d’abord.',
  'payroll.already_paid':
    'Un autre cycle a déjà payé {count, plural, one {# personne} other {# personnes}} pour une partie de ces jours.',
  'payroll.expenses_gone':
    '{count, plural, one {# note de frais de ce cycle n’est} other {# notes de frais de ce cycle ne sont}} plus à payer. Recalculez-le d’abord.',
  'payroll.payouts_gone':
    '{count, plural, one {# paiement d’heures de ce cycle n’est} other {# paiements d’heures de ce cycle ne sont}} plus en attente. Recalculez-le d’abord.',
  'payroll.payout_fixed': 'Les heures payées se modifient uniquement dans le compteur de temps.',
  'payroll.approving':
    'Un autre cycle de paie est en cours d’approbation. Réessayez dans quelques secondes.',
  'payroll.most_changes':
    '{count, plural, one {# modification, c’est} other {# modifications, c’est}} trop pour une seule approbation. Enregistrez-les d’abord fiche par fiche.',
  'payroll.not_complete': 'Seul un cycle approuvé peut être extourné ; un brouillon se supprime.',
  'payroll.reversed': 'C’est déjà extourné.',
  'payroll.is_reversal': 'Ce cycle en extourne un autre ; il ne peut être ni modifié ni extourné.',
  'payroll.four_eyes':
    'Vous avez préparé, recalculé ou modifié ce cycle de paie. Une autre personne doit l’approuver.',
  'payroll.four_eyes_own':
    'Depuis le dernier cycle, vous avez modifié des données dont dépend votre propre paie. Vous comptez donc parmi ceux qui l’ont préparé : une autre personne doit approuver ce cycle.',
  'payroll.nobody': 'Personne n’a de contrat rémunéré en {currency} sur cette période.',
  'payroll.allowance': 'Saisissez le nom de l’indemnité.',
  'payroll.deduction': 'Saisissez le nom de la retenue.',
  'payroll.adjustment': 'Nommez l’ajustement de paie ou supprimez ce champ.',
  'payroll.overtime_hours': 'Au plus 168 heures par semaine, ou 24 par jour.',
  'payroll.overtime_weekday':
    'Choisissez un jour de la semaine, de 1 pour lundi à 7 pour dimanche.',
  'payroll.overtime_week_day':
    'La nouvelle semaine ne commence pas le {from}. Choisissez le {next}.',
  'payroll.overtime_week_closed':
    'Les cycles de paie approuvés gardent leurs semaines : choisissez un jour après le {paid}.',
  'payroll.overtime_factor': 'Saisissez un coefficient de 1 à 10.',
  'payroll.hours_of_period': 'Les jours de ce cycle ne comptent que {hours} heures.',
  'payroll.negative_net': 'Le salaire net est négatif : {net}.',
  'payroll.check.already_paid':
    'Un autre cycle a déjà payé {count, plural, one {# personne} other {# personnes}} pour une partie de ces jours.',
  'payroll.check.expenses_gone':
    '{count, plural, one {# note de frais de ce cycle n’est} other {# notes de frais de ce cycle ne sont}} plus à payer. Recalculez le cycle.',
  'payroll.check.payouts_gone':
    '{count, plural, one {# paiement d’heures de ce cycle n’est} other {# paiements d’heures de ce cycle ne sont}} plus en attente. Recalculez le cycle.',
  'payroll.check.zero_net':
    '{count, plural, one {# fiche est suspendue} other {# fiches sont suspendues}} parce que le salaire net est nul.',
  'payroll.check.negative_net':
    '{count, plural, one {# fiche est suspendue} other {# fiches sont suspendues}} parce que le salaire net est négatif.',
  'payroll.check.open_shift':
    '{count, plural, one {# plage d’un salarié payé à l’heure est encore ouverte} other {# plages de salariés payés à l’heure sont encore ouvertes}}.',
  'payroll.check.unpaired_punch':
    '{count, plural, one {# badgeage d’un salarié payé à l’heure n’appartient} other {# badgeages de salariés payés à l’heure n’appartiennent}} à aucune plage.',
  'payroll.check.leave_pending':
    '{count, plural, one {# demande de congé de cette période attend} other {# demandes de congé de cette période attendent}} une décision.',
  'payroll.check.carried':
    '{count, plural, one {# personne a} other {# personnes ont}} des retenues reportées sur le prochain cycle.',
  'payroll.check.owed_before':
    'Ce cycle paie, au titre d’un cycle antérieur, {count, plural, one {# personne qui n’y avait} other {# personnes qui n’y avaient}} pas de fiche.',
  'payroll.check.taken_back':
    'Aucun cycle n’a de nouveau payé {count, plural, one {# personne depuis l’extourne de sa paie} other {# personnes depuis l’extourne de leur paie}}.',
  'payroll.check.leaver_owes':
    '{count, plural, one {# personne qui part doit} other {# personnes qui partent doivent}} plus que ce que couvre la dernière paie.',
  'payroll.check.payout_unpriced':
    'Aucun cycle ne paie {count, plural, one {# paiement d’heures} other {# paiements d’heures}} : le contrat paie à l’heure ou n’a pas de salaire.',
  'payroll.check.no_settlement':
    'Aucun cycle ne paie le dernier jour de {count, plural, one {# personne partie} other {# personnes parties}}.',
  'payroll.check.correction_pending':
    '{count, plural, one {# correction de présence de cette période attend} other {# corrections de présence de cette période attendent}} une décision.',
  'payroll.check.account_changed':
    '{count, plural, one {# personne a} other {# personnes ont}} un nouveau compte bancaire depuis le dernier cycle.',
  'payroll.check.earlier_draft':
    'Le cycle du {start} au {end} est encore en brouillon. Approuvez-le d’abord, ou supprimez-le.',
  'payroll.check.not_ended':
    'La période se termine le {end} ; les heures et les congés peuvent encore changer.',
  'payroll.zero_net': 'Le salaire net est nul.',
  'payroll.no_contract': 'Il n’y a pas de contrat.',
  'payroll.no_salary': 'Le contrat n’a pas de salaire.',
  'payroll.other_currency': 'Le contrat est dans une autre devise et demande un cycle distinct.',
  'payroll.other_frequency': 'Le contrat a une autre fréquence de paie que cette période.',
  'payroll.contract_ended': 'Actif, mais le contrat s’est terminé avant cette période.',
  'payroll.part_in_other_currency':
    'Une partie de la période est dans une autre devise et demande un cycle distinct.',
  'payroll.no_hours':
    'Le contrat n’a pas d’heures de travail : les congés rémunérés et les jours fériés comptent donc pour zéro.',
  'payroll.no_attendance': 'Payé à l’heure, mais aucune heure n’est enregistrée.',
  'payroll.books_account': 'Saisissez un compte de 100 caractères au plus.',
  'payroll.books_cost_centre': 'Saisissez un centre de coûts de 36 caractères au plus.',
  'payroll.books_consultant': 'Un numéro de conseiller DATEV compte de 4 à 7 chiffres.',
  'payroll.books_client': 'Un numéro de client DATEV compte de 1 à 5 chiffres.',
  'payroll.books_digits': 'Les comptes DATEV comptent de 4 à 8 chiffres.',
  'payroll.books_month': 'Choisissez un mois de 1 à 12.',
  'payroll.books_tax_rate': 'Saisissez le nom du taux de taxe dans Xero.',
  'payroll.books_not_approved': 'Seul un cycle de paie approuvé est comptabilisé.',
  'payroll.books_missing':
    'Des comptes manquent : {count}. Saisissez-les d’abord dans les paramètres de paie.',
})
