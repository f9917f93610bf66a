import { errorWords } from '../kernel/errors'
import type { structureErrors } from './structure.errors'

export const structureErrorsFr = errorWords<'fr', typeof structureErrors>()({
  'structure.name_taken': 'Ce nom est déjà utilisé.',
  'structure.main_office': 'Le site principal ne peut pas être supprimé.',
  'structure.in_use':
    'Des salariés ou des terminaux y sont encore rattachés. Déplacez-les d’abord.',
  'structure.designation_in_use':
    'Des contrats, y compris d’anciens, mentionnent ce poste. Donnez-leur d’abord un autre poste.',
  'structure.permission_unknown': 'L’autorisation {permission} n’existe pas.',
  'structure.permission_not_held':
    'Vous ne pouvez pas donner une autorisation que vous n’avez pas vous-même.',
  'structure.role_fixed': 'Les rôles Administrateur et Salarié ne changent pas.',
  'structure.role_in_use': 'Des personnes ont encore ce rôle. Donnez-leur d’abord un autre rôle.',
  'structure.roles_most': 'Une entreprise compte au plus {most} rôles.',
  'structure.office': 'Saisissez le nom du site.',
  'structure.address': 'Saisissez l’adresse.',
  'structure.department': 'Saisissez le nom du service.',
  'structure.designation': 'Saisissez le nom du poste.',
  'structure.role': 'Saisissez le nom du rôle.',
})
