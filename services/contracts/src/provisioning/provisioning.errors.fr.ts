import { errorWords } from '../kernel/errors'
import type { provisioningErrors } from './provisioning.errors'

export const provisioningErrorsFr = errorWords<'fr', typeof provisioningErrors>()({
  'provisioning.own_mapping': 'Un autre administrateur doit confirmer cette affectation.',
  'provisioning.nothing_waits': 'Aucune affectation de ce groupe n’attend de confirmation.',
  'provisioning.employment_ended':
    'Le contrat de travail de cette personne a pris fin. Réembauchez-la d’abord dans Workledger.',
  'provisioning.own_role':
    'Un jeton ne peut pas donner à son créateur ou à son titulaire un rôle avec plus d’autorisations. Utilisez le jeton d’un autre administrateur.',
  'provisioning.groups_most':
    'Une entreprise a au plus {groups} groupes, avec {most} membres en tout.',
  'provisioning.members_most': 'Un groupe compte au plus {most} membres.',
  'provisioning.user_name': 'Une autre personne a déjà ce nom d’utilisateur.',
  'scim.filter': 'Ce filtre est illisible ou trop long.',
  'scim.unfiltered': 'Les définitions n’acceptent aucun filtre.',
  'scim.path': 'Ce chemin est illisible.',
  'scim.target': 'Le chemin de l’opération ne correspond à rien.',
  'scim.syntax': 'Le corps n’est pas un message SCIM accepté par cet appel.',
  'scim.value': '{field} a une valeur qui ne peut pas être acceptée.',
  'scim.mutability': '{field} ne peut pas être modifié.',
  'scim.unique': 'Un groupe porte déjà ce nom.',
  'scim.member': 'Un membre n’est pas une personne de cette entreprise.',
  'scim.department_unknown':
    'Aucun service ne porte ce nom ; la personne garde le sien. Ajoutez-le, puis synchronisez.',
  'scim.changed_meanwhile': 'La fiche a changé entre-temps. Relisez-la.',
})
