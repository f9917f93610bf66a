import type { WordsLike } from '../../kernel/area-words'
import type english from './en'

export default {
  kinds: {
    'audit-filters': 'Filtres enregistrés',
    'record-views': 'Ouvert par des auditeurs',
  },
  tables: {
    audit_filters: 'Filtres d’événements enregistrés',
    record_views: 'Ouvert par des auditeurs',
  },
  fields: {
    actor: 'Auteur',
    area: 'Domaine',
    created_at: 'Enregistré le',
    filter_id: 'Filtre',
    owner: 'Enregistré par',
    person: 'Personne',
    q: 'Recherche',
    shared: 'Partagé',
    viewed_at: 'Ouvert le',
    viewer: 'Ouvert par',
    viewer_id: 'Ouvert par',
  },
  columns: {
    'audit-events': {
      position: 'Position',
      event: 'Événement',
      area: 'Domaine',
      stream: 'Élément',
      revision: 'Révision',
      people: 'Concerne',
      record_name: 'Lequel',
      actor: 'Auteur',
      impersonator: 'Connexion par',
      token: 'Par le jeton d’API',
      occurred_at: 'Survenu le',
      recorded_at: 'Enregistré le',
    },
    'audit-filters': {
      title: 'Filtre',
    },
  },
} satisfies WordsLike<typeof english>
