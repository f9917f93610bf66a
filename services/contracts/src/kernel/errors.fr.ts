import { errorWords, type kernelErrors } from './errors'

export const kernelErrorsFr = errorWords<'fr', typeof kernelErrors>()({
  'auth.required': 'Veuillez vous connecter.',
  'token.invalid': 'Ce jeton d’API est inconnu, expiré ou révoqué.',
  'token.address': 'Ce jeton d’API ne fonctionne pas depuis votre adresse réseau.',
  'token.scope': 'Il manque à ce jeton d’API la portée {scope}.',
  'token.not_granted':
    'La portée {scope} de ce jeton d’API vaut une fois accordée par deux administrateurs.',
  'token.forbidden': 'Un jeton d’API ne peut pas faire cela. Une personne doit se connecter.',
  'workspace.read_only':
    'Cet espace de travail est en lecture seule : il n’a pas d’abonnement et sa période d’essai est terminée. Un administrateur peut souscrire un abonnement sur la page Abonnement.',
  'workspace.sign_on':
    'Cette entreprise demande une connexion par {name}. Continuez par ce fournisseur.',
  'access.denied': 'Vous n’avez pas l’autorisation de faire cela.',
  'access.own_gain':
    'Vous seriez la seule personne à en tirer avantage : une autre doit donc s’en charger. {name} peut le faire.',
  not_found: 'Introuvable.',
  'request.method': 'Cette adresse n’accepte pas cette méthode.',
  'state.conflict':
    'Une autre personne a modifié cet élément entre-temps. Rechargez la page et réessayez.',
  'state.stale':
    'Cet élément a été modifié après son affichage. Vérifiez les nouvelles valeurs, puis réessayez.',
  'link.expired': 'Ce lien a expiré.',
  'upload.too_large': 'L’image doit peser moins de 1 Mo.',
  'request.too_large': 'L’envoi dépasse {limit}.',
  'upload.kind': 'Ce type de fichier n’est pas accepté ici.',
  'upload.too_slow':
    'La lecture du fichier a pris trop de temps et a été arrêtée. Réessayez plus tard ou envoyez un fichier plus petit.',
  'upload.pixels':
    'L’image compte plus de {most} millions de pixels. Veuillez en envoyer une plus petite.',
  'upload.not_spreadsheet': 'Fichier non valide',
  'request.media_type':
    'Envoyez du JSON, ou un formulaire multipart là où des fichiers sont acceptés.',
  validation: 'Les données transmises ne sont pas valides.',
  'list.too_long': 'Il y a plus de {most} lignes. Demandez des pages avec page et per_page.',
  'idempotency.reused': 'Cette Idempotency-Key a déjà servi pour une autre requête.',
  'idempotency.running': 'La première requête avec cette Idempotency-Key est encore en cours.',
  'rate.limited': 'Trop de tentatives. Patientez, puis réessayez.',
  'rate.busy':
    'Vos requêtes précédentes sont encore en cours de traitement. Attendez qu’elles se terminent, puis réessayez.',
  'stream.blocked':
    'Enregistré, mais cet élément est bloqué : sa page n’affichera pas la modification tant qu’un exploitant ne l’aura pas examiné.',
  'service.unavailable':
    'Le service est indisponible pour le moment. Réessayez dans quelques secondes.',
  'service.starting': 'Le service démarre. Réessayez dans quelques secondes.',
  'log.faulty':
    'Le journal des événements présente une anomalie : rien n’est enregistré. Un exploitant doit l’examiner.',
  'log.unverified':
    'Le journal des événements est en cours de vérification depuis le démarrage du service. Réessayez dans une minute.',
  'log.unknown_outcome':
    'Le résultat est inconnu. Répétez la requête avec la même Idempotency-Key.',
  'pdf.unavailable':
    'Les documents ne peuvent pas être imprimés pour le moment. Réessayez plus tard.',
  unexpected: 'Une erreur s’est produite. Veuillez réessayer.',
  'request.if_match':
    'If-Match attend une révision telle qu’elle a été renvoyée, par exemple "7", ou *.',
  'request.unreadable': 'La requête n’a pas pu être lue.',
  'request.html': 'Le HTML n’a pas pu être lu.',
  'request.form': 'Le formulaire n’a pas pu être lu.',
  'list.sort': 'Triez selon l’une de ces valeurs : {values}.',
  'list.no_sort': 'Impossible de trier selon « {column} ».',
  'list.no_filter': '« {column} » ne peut pas être filtré par cette valeur.',
  'field.required': 'Champ obligatoire.',
  'field.type': 'Cette valeur n’est pas du bon type.',
  'field.unknown': 'Ce champ n’est pas connu.',
  'query.unknown': 'Cet appel ne prend pas ce paramètre dans son adresse.',
  'field.invalid': 'Cette valeur n’est pas valide.',
  'field.id': 'Cet identifiant n’est pas connu.',
  'field.most_characters': '{most} caractères au plus.',
  'field.most_markup':
    'En HTML, ce texte compte {length} caractères ; {most} au plus peuvent être enregistrés. Veuillez le raccourcir.',
  'field.least_characters': '{least} caractères au moins.',
  'field.most_entries': '{most} entrées au plus.',
  'field.least_entries': '{least} entrées au moins.',
  'field.most': '{most} au plus.',
  'field.least': '{least} au moins.',
  'field.most_days': '{days} jours au plus.',
  'field.month': 'Saisissez un mois au format AAAA-MM.',
  'field.most_months': '{months} mois au plus.',
  'field.most_year': 'Un an au plus.',
  'field.unstorable': 'Ce texte contient des caractères qui ne peuvent pas être enregistrés.',
  'field.years': 'L’année doit être comprise entre 1900 et 2200.',
  'field.day': 'Saisissez une date au format AAAA-MM-JJ.',
  'field.date': 'Saisissez une date.',
  'field.select_date': 'Choisissez la date.',
  'field.time': 'Heure non valide',
  'field.instant': 'Date et heure non valides.',
  'field.order': 'La fin précède le début.',
  'field.future': 'Une date future ne peut pas être choisie.',
  'field.email': 'Cette adresse e-mail n’est pas valide.',
  'field.numeric': 'Saisissez une valeur numérique.',
  'field.negative': 'La valeur ne doit pas être négative.',
  'field.pay_most': 'Doit être inférieur à 100 000 000 000.',
  'field.unit': '{currency} n’a pas d’unité inférieure à {unit}.',
  'field.value': 'Valeur',
  'field.currency': 'Choisissez une devise.',
  'field.options': 'Choisissez l’une des options.',
  'field.one_of': 'Choisissez l’une de ces valeurs : {values}.',
  'field.say_why': 'Veuillez indiquer pourquoi.',
  'field.file': 'Choisissez un fichier.',
  'field.no_file': 'Ce champ n’accepte pas de fichier.',
})
