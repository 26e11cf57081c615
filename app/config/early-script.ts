/** The storage key of the sidebar's state: 'true' is the icon rail. */
export const SIDEBAR_STORAGE_KEY = 'sidebar-collapsed'

/**
 * Runs before the first paint: marks that scripts run, and applies the stored state of the sidebar, so that it does not
 * shift. It is inline in hydrated pages; the content security policy allows its hash.
 */
export const EARLY_SCRIPT = `(function(d){d.script='';try{if(localStorage.getItem('${SIDEBAR_STORAGE_KEY}')==='true')d.sidebar='collapsed'}catch(e){}})(document.documentElement.dataset)`
