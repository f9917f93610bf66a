import type { WordsLike } from '../../kernel/area-words'
import type english from './en'

export default {
  kinds: {
    provisioning: 'Annuaire',
    'provisioned-group': 'Groupe de l’annuaire',
  },
  fields: {
    add_departments: 'Ajouter les services',
    added: 'Ajouté',
    confirmed_by: 'Confirmé par',
    confirmed: 'Confirmé par',
    external_id: 'Identifiant dans l’annuaire',
    gives: 'Les membres reçoivent',
    group_id: 'Groupe',
    invite: 'Inviter les arrivants',
    leavers: 'Partants',
    mapped_by: 'Affecté par',
    mapping: 'Affectation',
    members: 'Membres',
    names: 'Noms d’utilisateur',
    people: 'Personnes',
    removed: 'Retiré',
    source: 'Source',
    state: 'État',
    target: 'Type',
    target_id: 'Rôle ou service',
    user_name: 'Nom d’utilisateur',
    user_name_key: 'Nom d’utilisateur, haché',
    waits: 'Attend un autre administrateur',
  },
  values: {
    access: 'L’accès prend fin',
    directory: 'Annuaire',
    sign_in: 'Connexion',
    employment: 'Le contrat de travail prend fin',
    department: 'Service',
    role: 'Rôle',
    mapped: 'Affecté',
    unmapped: 'Non affecté',
    waiting: 'Attend un autre administrateur',
  },
} satisfies WordsLike<typeof english>
