### English only: these pages are shown where no language could be made out.

gateway-search = Search
gateway-page-failed-title = This page could not be made
gateway-page-failed = Something went wrong on our side. The error has the number { $id }.
gateway-request-refused = This request cannot be answered
