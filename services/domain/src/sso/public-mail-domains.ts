/** Domains whose addresses anybody can have. No company proves them. */
const publicDomains = new Set(
  `126.com 163.com aliyun.com aol.com arcor.de bluewin.ch bol.com.br btinternet.com comcast.net
  duck.com email.it fastmail.com fastmail.fm foxmail.com free.fr freenet.de gmail.com
  gmx.at gmx.ch gmx.com gmx.de gmx.net googlemail.com hey.com hotmail.co.uk hotmail.com hotmail.de
  hotmail.es hotmail.fr hotmail.it icloud.com inbox.com laposte.net libero.it live.com live.de live.fr
  live.it mac.com mail.com mail.ru mailbox.org mailinator.com me.com msn.com naver.com orange.fr
  outlook.com outlook.de outlook.es outlook.fr outlook.it pm.me posteo.de proton.me protonmail.com
  qq.com rediffmail.com rocketmail.com sapo.pt sbcglobal.net seznam.cz sina.com sohu.com t-online.de
  tiscali.it tuta.com tutanota.com uol.com.br verizon.net virgilio.it wanadoo.fr web.de yahoo.co.in
  yahoo.co.jp yahoo.co.uk yahoo.com yahoo.de yahoo.es yahoo.fr yahoo.it yandex.com yandex.ru yeah.net
  ymail.com zoho.com zohomail.com`.split(/\s+/),
)

/** Tells whether addresses of a domain belong to many people of no common company. */
export const isPublicMailDomain = (domain: string): boolean => publicDomains.has(domain)
