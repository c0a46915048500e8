// Texts of `verify`, each with its words for a failed request, for what was found and for the fix.

import * as czech from '../cs/grammar.ts'
import * as english from '../en/grammar.ts'
import { typedDate } from '../wording.ts'

type Conclusion = {
  base: string
  held: number
  broken: number
  tolerated: number
  warnings: number
  source: string
}

export const verify = {
  failures: {
    notAsked:
      'not asked: {count} requests in a row got no answer | bez dotazu: {count # otázka | otázky | otázek} po sobě bez odpovědi',
    timeOver:
      'not asked: the time for the whole run was over | bez dotazu: čas na celou kontrolu vypršel',
    redirectsNowhere:
      'redirects to "{to}", which is not an address | přesměrovává na „{to}“, a to není adresa',
    redirectsTo: 'redirects to {to} | přesměrovává na {to}',
    redirectsInCircle: 'redirects in a circle through {to} | přesměrovává v kruhu přes {to}',
    redirectsOften: 'redirects more than {most} times | přesměrovává víc než {most}krát',
    unfinished:
      'began to answer but did not finish within {seconds} s | odpověď začala, ale ani za {seconds :comma} s neskončila',
    silent: 'no answer within {seconds} s | žádná odpověď za {seconds :comma} s',
    tooMuch: 'sends more than {megabytes} MB | posílá víc než {megabytes} MB',
    cutShort: 'ended before its body was complete | odpověď skončila dřív, než byla celá',
    encoding:
      'sends the encoding "{name}", which was not requested | posílá kódování „{name}“, o které nikdo nežádal',
    unnamed:
      'no such host name: the DNS has no address for it | takový server není: DNS pro něj nemá adresu',
    dnsSilent: 'the DNS did not answer | DNS neodpovědělo',
    refuses: 'refuses connections | odmítá spojení',
    cut: 'closed the connection | přerušil spojení',
    cutInBody:
      'closed the connection before its body was complete | přerušil spojení dřív, než byla odpověď celá',
    unreachable: 'cannot be reached | je nedostupný',
    expired: 'its certificate has expired | jeho certifikát už neplatí',
    selfSigned: 'its certificate is self-signed | jeho certifikát si podepsal sám',
    chain: 'its certificate chain is incomplete | řetěz jeho certifikátu není celý',
    otherName: 'its certificate is for another name | jeho certifikát je na jiné jméno',
    tooLarge:
      'sends a body that is too large when decoded | posílá odpověď, která je po rozbalení moc velká',
    notHttp: 'does not speak proper HTTP: "{reason}" | nemluví HTTP, jak má: „{reason}“',
    other: '"{reason}" | „{reason}“',
    endless:
      'answers that cannot be checked in a reasonable time | odpovědi, které nejde v rozumném čase posoudit',
    unjudged:
      'answers that cannot be checked: "{reason}" | odpovědi, které nejde posoudit: „{reason}“',
  },
  /** Found and expected results. */
  found: {
    wholeAnswer: 'a complete answer | celá odpověď',
    judged: 'answers that can be checked | odpovědi, které posoudit jde',
    redirect: '{status} to {to} | {status} na {to}',
    thisAddress: 'an answer at this exact address | odpověď přímo na této adrese',
    leadsTo: 'leads to {origin} | vede na {origin}',
    nothingElse: 'nothing else | nikam jinam',
    none: 'none | nic',
    withoutType: 'without a type | bez typu',
    andBody: '{head} and a body | {head} a obsah',
    same: 'the same | totéž',
    otherBody: 'status {status}, another body | stav {status}, jiný obsah',
    withCredentials: '{allowed} with credentials | {allowed} s přihlášením',
    aRedirect: 'a redirect | přesměrování',
    ourPage: 'our page | naše stránka',
    otherPage: 'another page | jiná stránka',
    readable: 'readable | dá se přečíst',
    unreadable: 'not readable; it contains nothing secret | nemá jít přečíst; nic tajného neříká',
    page: 'the page | stránka',
    twin: 'the twin | její Markdown',
    somethingElse: 'something else | něco jiného',
    vary: '{page} on the page, {twin} on the twin | {page} u stránky, {twin} u jejího Markdownu',
    certificateEnds:
      'a certificate that expires in {days # day | days} | certifikát, který skončí za {days # den | dny | dní}',
    twoWeeks: '14 days or more | 14 dní nebo víc',
    status: 'status {status} | stav {status}',
    redirectTo: 'a redirect to {address} | přesměrování na {address}',
    liesAt:
      'the site is at {path}; standard clients ask {origin}/.well-known/... and do not find it | web leží na {path}; běžné programy se ptají na {origin}/.well-known/... a nenajdou ho',
    ownHost: 'a host name of its own | vlastní jméno serveru',
    digests: 'the digests of its build | otisky jeho buildu',
    bodyOfBuild: 'the body of the build | obsah z buildu',
    bodyOf: 'the body of {path} | obsah {path}',
    changes: {
      bom: 'the body of the build after a byte order mark | obsah z buildu, před kterým je BOM',
      lineEnds: 'the body of the build with other line ends | obsah z buildu s jinými konci řádků',
      packedTwice: 'the body of the build, compressed twice | obsah z buildu, dvakrát zabalený',
      minified:
        'the body of the build, minified or reformatted | obsah z buildu, zmenšený nebo jinak rozložený',
      script:
        'the body of the build with an added script | obsah z buildu, do kterého někdo přidal skript',
      cutShort: 'a body that is cut short | useknutý obsah',
      otherBuild: 'a body of another build, or a changed one | obsah z jiného buildu, nebo změněný',
    },
    oneBuild: 'bodies of one build | obsah z jednoho buildu',
    otherBuild:
      '{count} of {all} bodies are of another build than these digests | z jiného buildu než tyto otisky: {count} z {all} souborů',
    buildIn: {
      en: (folder: string, date: string) => `the build of ${date} in ${folder}`,
      cs: (folder: string, date: string) => `build ze dne ${typedDate(date)} ve složce ${folder}`,
    },
    allOfOtherBuild:
      'all of another build, made for {date} | všechno z jiného buildu, pro den {date :date}',
    withLength: '{head}, Content-Length {length} | {head}, Content-Length {length}',
    laterThan: 'later than {now} | později než {now}',
  },
  /** Fixes. */
  fixes: {
    addressAndUp:
      'check that the address is right and the site is up | podívejte se, jestli je adresa správně a web běží',
    up: 'check that the site is up, then run this again | podívejte se, jestli web běží, a zeptejte se znovu',
    noRedirect:
      'remove the redirect from this address, or verify and publish the address that it leads to | zrušte na této adrese přesměrování, nebo ověřujte a zveřejňujte adresu, kam vede',
    dotNames:
      'make the host send names that begin with a dot | nastavte hosting, aby posílal i jména začínající tečkou',
    publish:
      'publish the whole output folder of a fresh build | zveřejněte celou složku nově vytvořeného webu',
    publishAllAndClear:
      "publish all files of one build together, and clear the host's cache | zveřejněte najednou všechny soubory jednoho buildu a vyprázdněte mezipaměť hostingu",
    status:
      'the host answers {status}; check its log, and whether the site is public | hosting odpovídá {status}; podívejte se do jeho záznamů a jestli je web veřejný',
    rules:
      'make the host follow the rules that the build writes for it | nastavte hosting, aby se řídil pravidly, která mu build píše',
    oneType: 'set the type in only one rule | nastavujte typ jen v jednom pravidle',
    charset:
      'send ; charset=utf-8 with the type, or Czech letters break | posílejte s typem ; charset=utf-8, jinak se rozbijí háčky a čárky',
    noCharset: 'JSON is UTF-8: send no other charset | JSON je v UTF-8: jiné kódování neposílejte',
    profile:
      'send the profile in quotation marks (RFC 9727 section 4.2) | posílejte profile v uvozovkách (RFC 9727, oddíl 4.2)',
    oneRule:
      'set it in one rule, and in no setting of the host or of a proxy | nastavte to v jediném pravidle, ne v nastavení hostingu nebo proxy',
    head: 'answer HEAD as GET, without the body (RFC 9110 section 9.3.2) | odpovídejte na HEAD jako na GET, jen bez obsahu (RFC 9110, oddíl 9.3.2)',
    access:
      'remove access control; a token that is sent must be ignored | zrušte řízení přístupu; na poslaný token se nemá hledět',
    notFound:
      'publish the error page, and turn off single-page fallbacks of the host | zveřejněte stránku pro chyby a vypněte hostingu náhradní jednostránkovou odpověď',
    exactPaths:
      'set types by exact paths, never by a wildcard | nastavujte typy podle přesných cest, nikdy hvězdičkou',
    errorPage:
      'make the host answer unknown paths with {path} | nastavte hosting, aby na neznámé cesty odpovídal stránkou {path}',
    baseUrl:
      "build with --base-url {base} (or BASE_URL), publish again, and clear the host's cache | vytvořte web s --base-url {base} (nebo BASE_URL), zveřejněte ho znovu a vyprázdněte mezipaměť hostingu",
    redirects:
      'publish the rules of this build for old addresses with it (docs/hosting.md) | zveřejněte i pravidla tohoto buildu pro staré adresy (docs/hosting.md)',
    negotiation:
      'use the program that the build generates for the host, or turn markdown_negotiation off | použijte program, který build pro hosting vytvoří, nebo vypněte markdown_negotiation',
    https: 'turn on https at the host | zapněte na hostingu https',
    forceHttps: 'turn on "force https" of the host | zapněte na hostingu vynucené https',
    noneAdded:
      'turn off anything at the host or its proxy that adds cookies, robots rules, redirects or downloads | vypněte, co na hostingu nebo proxy přidává cookies, pravidla pro roboty, přesměrování nebo stahování',
    unchanged:
      'turn off anything at the host or its proxy that changes files, and clear the cache | vypněte, co na hostingu nebo proxy mění soubory, a vyprázdněte mezipaměť',
    clearPacked:
      'publish the packed files (.gz, .br) of this build too, or none, and clear the cache | zveřejněte i zabalené soubory (.gz, .br) tohoto buildu, nebo žádné, a vyprázdněte mezipaměť',
    expired:
      'state a later security_expires in content/pub.md, build and publish again | uveďte v content/pub.md pozdější security_expires, vytvořte web a zveřejněte ho znovu',
  },
  outcomes: {
    held: 'ok | ok',
    broken: 'BROKEN | CHYBA',
    warning: 'warning | pozor',
    tolerated: 'known | známo',
  },
  whose: {
    build: 'build | build',
    rules: 'rules | pravidla',
    host: 'host | hosting',
  },
  held: 'found and expected {what} | je i má být {what}',
  differs: 'found {what}; expected {expected} | je {what}; má být {expected}',
  remedy: 'cause: {whose}; fix: {fix} | kdo za to může: {whose}; oprava: {fix}',
  summary: {
    held: 'The published site keeps its promises | Zveřejněný web plní, co slibuje',
    broken:
      'The published site breaks some of its promises | Zveřejněný web něco z toho, co slibuje, neplní',
    unasked: 'The published site could not be verified | Zveřejněný web se nepodařilo ověřit',
    more: '{count} more in the log of this run. | {count # další je | další jsou | dalších je} ve výpisu běhu.',
  },
  answered: '{count # answer | answers} | {count # odpověď | odpovědi | odpovědí}',
  sources: {
    digests: 'the digests of its build | otisky jeho buildu',
    nothing: 'the home page alone, without digests | jen úvodní stránka, bez otisků',
  },
  conclusion: {
    en: ({ base, held, broken, tolerated, warnings, source }: Conclusion): string => {
      const parts = [
        `${english.counted(held, 'promise')} ${held === 1 ? 'holds' : 'hold'}`,
        `${broken} ${broken === 1 ? 'is' : 'are'} broken`,
        tolerated > 0 ? `${tolerated} are known limits of the host` : '',
        warnings > 0 ? english.counted(warnings, 'warning') : '',
      ]
      return `${base}: ${english.list(parts.filter(Boolean))} (promises of ${source})`
    },
    cs: ({ base, held, broken, tolerated, warnings, source }: Conclusion) => {
      const parts = [
        czech.counted(held, 'slib platí', 'sliby platí', 'slibů platí'),
        czech.counted(broken, 'neplatí', 'neplatí', 'neplatí'),
        tolerated > 0
          ? czech.counted(
              tolerated,
              'je známé omezení hostingu',
              'jsou známá omezení hostingu',
              'jsou známá omezení hostingu',
            )
          : '',
        warnings > 0 ? czech.counted(warnings, 'upozornění', 'upozornění', 'upozornění') : '',
      ]
      return `${base}: ${czech.list(parts.filter((part) => part !== ''))} (sliby: ${source})`
    },
  },
} as const
