import { errorWords } from '../kernel/errors'
import type { ssoErrors } from './sso.errors'

export const ssoErrorsFr = errorWords<'fr', typeof ssoErrors>()({
  'sso.domain': 'Saisissez un domaine, par exemple example.com.',
  'sso.public_domain':
    'Les adresses de {domain} appartiennent à de nombreuses entreprises. Utilisez votre propre domaine.',
  'sso.domain_added': 'Ce domaine est déjà dans la liste.',
  'sso.domains_most': 'Une entreprise a au plus {most} domaines.',
  'sso.domain_taken':
    'Une autre entreprise de cette installation a validé ce domaine. Elle doit d’abord le retirer.',
  'sso.no_record':
    'L’enregistrement TXT est introuvable pour {domain}. Un nouvel enregistrement peut mettre une heure à apparaître.',
  'sso.dns': 'Le DNS n’a pas répondu pour {domain}. Rien n’a changé. Réessayez plus tard.',
  'sso.last_domain':
    'La connexion par le fournisseur est imposée et a besoin de ce domaine. Cessez d’abord de l’imposer.',
  'sso.name': 'Saisissez le nom que les personnes verront.',
  'sso.issuer': 'Saisissez l’adresse de l’émetteur, par exemple https://login.example.com.',
  'sso.private_issuer': 'L’adresse de l’émetteur est dans un réseau privé.',
  'sso.http_issuer': 'L’adresse de l’émetteur doit commencer par https://.',
  'sso.client_id': 'Saisissez l’identifiant du client.',
  'sso.client_secret': 'Saisissez le secret de ce client.',
  'sso.scope': 'Une portée ne contient ni espace ni guillemet.',
  'sso.no_provider': 'L’entreprise n’a pas encore de fournisseur.',
  'sso.no_domain': 'Validez d’abord un domaine.',
  'sso.no_emergency':
    'Désignez d’abord au moins un administrateur pour l’accès d’urgence, afin que l’entreprise reste accessible.',
  'sso.emergency_admin': 'L’accès d’urgence exige des administrateurs actifs qui ont un compte.',
  'sso.sign_in_first':
    'Connectez-vous d’abord vous-même par le fournisseur. Cela montre qu’il fonctionne avant que d’autres en dépendent.',
  'sso.not_emergency': 'Vous n’êtes pas désigné pour l’accès d’urgence à cette entreprise.',
  'sso.second_factor':
    'L’accès d’urgence exige le mot de passe et le second facteur. Reconnectez-vous avec les deux.',
  'sso.not_linked': 'Aucun fournisseur de cette entreprise n’est associé à ce compte.',
  'sso.reason': 'Dites pourquoi le fournisseur est inutilisable.',
  'sso.other_way':
    'Cette session n’a pas été ouverte par un fournisseur. Utilisez votre mot de passe.',
  'sso.expired':
    'Cette connexion est terminée, a déjà servi ou a commencé dans un autre navigateur. Recommencez.',
  'sso.test_passed': 'Le fournisseur répond, avec sa description et ses clés.',
  'sso.unknown': 'Cette entreprise ne propose pas de connexion par un fournisseur.',
  'sso.unreachable': 'Le fournisseur ne répond pas à {host}.',
  'sso.slow': 'Le fournisseur à {host} a mis trop de temps à répondre.',
  'sso.private': 'Le fournisseur renvoie à {host}, qui est dans un réseau privé.',
  'sso.redirected': 'Le fournisseur à {host} redirige au lieu de répondre.',
  'sso.too_large': 'La réponse du fournisseur à {host} est trop longue.',
  'sso.not_json': 'Le fournisseur à {host} répond autre chose que du JSON.',
  'sso.status': 'Le fournisseur à {host} répond avec le statut {status}.',
  'sso.other_issuer': 'Le fournisseur se présente avec un autre émetteur que celui indiqué ici.',
  'sso.no_code_flow': 'Le fournisseur ne propose pas le flux par code d’autorisation avec PKCE.',
  'sso.wrong_client': 'Le fournisseur refuse l’identifiant ou le secret du client.',
  'sso.refused': 'Le fournisseur a refusé la connexion : {reason}.',
  'sso.code_used': 'Le fournisseur refuse le code de cette connexion. Recommencez.',
  'sso.nonce': 'La réponse du fournisseur appartient à une autre connexion (nonce).',
  'sso.audience': 'La réponse du fournisseur est destinée à un autre programme (audience).',
  'sso.answer_issuer': 'La réponse du fournisseur a un autre émetteur.',
  'sso.signature': 'La réponse du fournisseur n’a pas de signature valable.',
  'sso.answer_expired':
    'La réponse du fournisseur a expiré. Vérifiez les horloges des deux serveurs, puis recommencez.',
  'sso.not_fresh': 'Le fournisseur n’a pas redemandé qui vous êtes. Recommencez.',
  'sso.answer': 'La réponse du fournisseur est inutilisable.',
  'sso.no_address': 'Le fournisseur n’indique pas d’adresse e-mail. Vérifiez la portée email.',
  'sso.unverified':
    'Le fournisseur ne dit pas qu’il a vérifié l’adresse. Un administrateur peut se fier à ses adresses.',
  'sso.other_domain': 'L’adresse n’est pas dans un domaine validé par l’entreprise.',
  'sso.no_person':
    'Personne dans l’entreprise n’a cette adresse. Demandez une invitation à un administrateur.',
  'sso.ended': 'Votre accès à cette entreprise a pris fin.',
  'sso.other_address':
    'Votre compte a ici une autre adresse. Remplacez-la d’abord par celle de l’entreprise.',
  'sso.other_subject':
    'Ce compte est lié à un autre compte du fournisseur. Adressez-vous à un administrateur.',
  'sso.unverified_account':
    'Le compte qui a cette adresse n’est pas vérifié. Suivez d’abord le lien reçu par e-mail.',
  'sso.other_person': 'Le fournisseur a connecté une autre personne.',
})
