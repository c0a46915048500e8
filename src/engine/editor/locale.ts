// Translations that Sveltia's own locales lack, by their key there, and a few that are clearer to
// an owner. Texts that only developers see are not translated.

import { sveltia as de } from '../../messages/de/sveltia.ts'
import { sveltia as sk } from '../../messages/sk/sveltia.ts'
import type { MessageLanguage } from '../../model/languages.ts'

type Translations = { readonly [key: string]: string | Translations }

export const ownTranslations: { readonly [Language in MessageLanguage]: Translations } = {
  en: { unselected_option: '(not stated)' },
  cs: {
    collections: 'Lístek a stránky',
    files: 'Údaje',
    // Czech has no case that fits all names after "Přidat", so the name follows a colon.
    add_x: 'Přidat: {$name}',
    slug: 'Jméno souboru',
    edit_slug: 'Změnit jméno souboru',
    sort_keys: { slug: 'jméno souboru' },
    entry_sidebar: {
      validation: { title: 'Kontrola' },
      slug: {
        title: 'Jméno souboru',
        generated_on_save: 'Jméno souboru vznikne při uložení z toho, co je ve formuláři.',
        unavailable: 'Tato položka jméno souboru nemá.',
      },
    },
    list_item_options: 'Co s položkou',
    unselected_option: '(neuvedeno)',
    select_item: 'Vybrat {$name}',
    show_errors: 'Ukázat chyby',
    replace_file: 'Vyměnit soubor',
    replace_image: 'Vyměnit fotku',
    remove_file: 'Odebrat soubor',
    remove_image: 'Odebrat fotku',
    file_unavailable: 'Není tu',
    file_unavailable_description:
      'Soubor se nepodařilo načíst. Možná ho někdo přesunul nebo smazal.',
    folders: 'Složky',
    save_conflict: {
      title: 'Mezitím to změnil někdo jiný',
      modified_by: '{$name} to změnil(a) {$date}, když jste to už měli otevřené.',
      modified: 'Změnilo se to, když jste to už měli otevřené.',
      deleted: 'Smazalo se to, když jste to už měli otevřené.',
      overwrite_warning: 'Když teď uložíte, změny toho druhého zmizí.',
      recreate_warning: 'Když teď uložíte, položka vznikne znovu.',
      save_anyway: 'Přesto uložit',
      branch_moved: 'Repozitář mezitím změnil někdo jiný. Uložte to prosím ještě jednou.',
    },
    remote_change: {
      reload_entry: 'Načíst znovu',
      confirm_reloading_entry: 'Opravdu načíst znovu? Vaše neuložené změny zmizí.',
    },
    status: { deploying: 'Zveřejňuje se' },
    sign_in_with_link: 'Přihlásit se odkazem',
    sign_in_with_link_confirmation:
      'Tento odkaz vás v {$service} přihlásí jako {$account} a převezme nastavení ze zařízení, na kterém vznikl. Pokračujte, jen když jste ho vytvořili sami.',
  },
  de,
  sk,
}

/** Merge our words into a locale. */
export function mergeTranslations(words: Translations, own: Translations): Translations {
  const added = Object.entries(own).map(([key, word]): [string, string | Translations] => {
    const before = words[key]
    const nested = typeof word === 'object' && typeof before === 'object'
    return [key, nested ? mergeTranslations(before, word) : word]
  })
  return { ...words, ...Object.fromEntries(added) }
}

/** Return our keys that Sveltia's English locale, which is complete, does not have. */
export const findUnknownKeys = (own: Translations, english: Translations): string[] =>
  Object.entries(own).flatMap(([key, text]) => {
    const source = english[key]
    if (source === undefined) return [key]
    return typeof text === 'object' && typeof source === 'object'
      ? findUnknownKeys(text, source).map((inner) => `${key}.${inner}`)
      : []
  })
