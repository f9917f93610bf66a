import { errorWords } from '../kernel/errors'
import type { workspaceErrors } from './workspaces.errors'

export const workspacesErrorsFr = errorWords<'fr', typeof workspaceErrors>()({
  'workspace.subdomain_taken': 'Ce sous-domaine est déjà pris.',
  'workspace.admin': 'Choisissez un administrateur de l’entreprise.',
  'workspace.timezone': 'Ce fuseau horaire n’est pas connu.',
  'workspace.name': 'Saisissez le nom de l’entreprise.',
  'workspace.phone': 'Saisissez le numéro de téléphone.',
  'workspace.country': 'Choisissez un pays.',
  'workspace.subdomain': 'Utilisez des lettres, des chiffres et des traits d’union.',
  'workspace.oid_pattern':
    'Écrivez # une fois pour chaque chiffre du numéro, côte à côte, par exemple EMP-###.',
  'workspace.four_eyes_two':
    'Le double regard exige ici deux personnes actives, ayant rejoint l’espace et autorisées à approuver la paie ; il y en a {count}. Donnez d’abord l’autorisation Paie à une autre personne.',
  'workspace.language': 'Choisissez une langue.',
  'workspace.links':
    'Écrivez chaque lien sous la forme nom|adresse, séparés par des virgules. Les adresses commencent par https:// ou mailto:.',
})
