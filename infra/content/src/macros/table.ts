import { apilistalpha, listgroups } from './api-index.ts';
import {
  deprecated_inline,
  experimental_inline,
  non_standard_inline,
  optional_inline,
  readonlyinline,
  securecontext_inline,
} from './badges.ts';
import { availableinworkers, deprecated_header, non_standard_header, securecontext_header, seecompattable } from './banners.ts';
import { css_ref } from './css-index.ts';
import { cssinfo } from './css-info.ts';
import { csssyntax, csssyntaxraw } from './css-syntax.ts';
import { cssxref } from './cssxref.ts';
import { domxref } from './domxref.ts';
import { echo } from './echo.ts';
import { embedghlivesample } from './embed-gh-live-sample.ts';
import { embedinteractiveexample } from './embed-interactive-example.ts';
import { embedlivesample } from './embed-live-sample.ts';
import { embedyoutube } from './embed-youtube.ts';
import { webextallcompattables, webextallexamples, webextexamples } from './extension-index.ts';
import { firefox_for_developers } from './firefox-releases.ts';
import { glossary } from './glossary.ts';
import { htmlelement } from './htmlelement.ts';
import { inheritancediagram } from './inheritance-diagram.ts';
import { interactiveexample, markedsample } from './interactive-example.ts';
import { jsfiddleembed } from './js-fiddle-embed.ts';
import { js_property_attributes } from './js-property-attributes.ts';
import { jsxref } from './jsxref.ts';
import { livesamplelink } from './live-sample-link.ts';
import type { Macro } from './machinery/macro.ts';
import { curriculumname, observatoryname, plusname, sitename, sitetitle } from './names.ts';
import { xulelem } from './xulelem.ts';
import { next, nextmenu, previous, previousmenu, previousmenunext, previousnext } from './page-navigation.ts';
import { csp, httpheader, httpmethod, httpstatus, mathmlelement, svgattr, svgelement, webextapiref } from './reference-links.ts';
import { rfc } from './rfc.ts';
import { compat, specifications } from './section-marks.ts';
import { sidebarMacros } from './sidebar-macros.ts';
import { listsubpagesforsidebar } from './subpages-for-sidebar.ts';
import { subpageswithsummaries } from './subpages-with-summaries.ts';
import { listsubpages } from './subpages.ts';
import { svginfo } from './svg-info.ts';

/** Every macro under the name that pages call it by: lower case, underscores for hyphens. */
export const macros: ReadonlyMap<string, Macro> = new Map<string, Macro>([
  ...Object.entries({
    apilistalpha,
    availableinworkers,
    compat,
    csp,
    css_ref,
    cssinfo,
    csssyntax,
    csssyntaxraw,
    cssxref,
    curriculumname,
    deprecated_header,
    deprecated_inline,
    domxref,
    echo,
    embedghlivesample,
    embedinteractiveexample,
    embedlivesample,
    embedyoutube,
    experimental_inline,
    experimentalbadge: experimental_inline,
    firefox_for_developers,
    glossary,
    glossarydisambiguation: subpageswithsummaries,
    htmlelement,
    httpheader,
    httpmethod,
    httpstatus,
    inheritancediagram,
    interactiveexample,
    js_property_attributes,
    jsfiddleembed,
    jsxref,
    // As older pages call it.
    landingpagelistsubpages: subpageswithsummaries,
    listgroups,
    listsubpages,
    listsubpagesforsidebar,
    livesamplelink,
    markedsample,
    mathmlelement,
    next,
    nextmenu,
    non_standard_header,
    non_standard_inline,
    observatoryname,
    optional_inline,
    plusname,
    previous,
    previousmenu,
    previousmenunext,
    previousnext,
    readonlyinline,
    rfc,
    securecontext_header,
    securecontext_inline,
    seecompattable,
    sitename,
    sitetitle,
    specifications,
    subpageswithsummaries,
    svgattr,
    svgelement,
    svginfo,
    webextallcompattables,
    webextallexamples,
    webextapiref,
    webextexamples,
    xulelem,
  }),
  ...sidebarMacros,
]);
